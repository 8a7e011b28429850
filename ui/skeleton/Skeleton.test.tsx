import '../theme/base.css.ts';

import { cleanup, render } from '@testing-library/react';
import { cdp } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';

import { Skeleton } from './Skeleton.tsx';

const emulate = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

describe('Skeleton', () => {
  afterEach(cleanup);

  it('[UI-7] takes the given size and is not announced', () => {
    const { container } = render(<Skeleton width={120} height={40} />);
    const box = container.firstElementChild;
    expect(box?.getBoundingClientRect()).toMatchObject({ width: 120, height: 40 });
    expect(box?.getAttribute('aria-hidden')).toBe('true');
  });

  it('[UI-7] as text takes exactly one line', () => {
    const { container } = render(
      <p style={{ lineHeight: 1.5 }}>
        <Skeleton shape="text" />
      </p>,
    );
    expect(container.firstElementChild?.getBoundingClientRect().height).toBe(24);
  });

  it('[UI-7] has an outline where forced colors take its background', async () => {
    const { container } = render(<Skeleton width={120} height={40} />);
    const outline = () => container.firstElementChild && getComputedStyle(container.firstElementChild).outlineStyle;
    expect(outline()).toBe('none');
    await emulate('active');
    expect(outline()).toBe('solid');
    await emulate('');
  });
});
