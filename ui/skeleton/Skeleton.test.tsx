import '../theme/base.css.ts';

import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Skeleton } from './Skeleton.tsx';

describe('Skeleton', () => {
  afterEach(cleanup);

  it('[UI-7] takes the place it is given and says nothing', () => {
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
});
