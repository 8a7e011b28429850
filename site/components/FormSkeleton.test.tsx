import '#ui/theme/base.css.ts';

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { blocks } from '#site/blocks/index.ts';
import { AmountField, Button } from '#ui';
import { FormPlaceholder } from './FormPlaceholder.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { ShapedPlaceholder } from './ShapedPlaceholder.tsx';
import * as styles from './FormSkeleton.css.ts';

afterEach(cleanup);

const waitingOf = (name: string): unknown => blocks.get(name)?.waiting;
const heightOf = ({ container }: { readonly container: Element }): number =>
  container.firstElementChild?.getBoundingClientRect().height ?? 0;

it('[ERR-4] the placeholder of a loading form has the shape and height of its fields and button', () => {
  const waiting = heightOf(render(<FormSkeleton fields={2} />));
  const form = (
    <form className={styles.form}>
      <AmountField label="Amount" currency="₱" exponent={2} />
      <AmountField label="Fee" currency="₱" exponent={2} />
      <Button size="lg">Send</Button>
    </form>
  );
  expect(Math.abs(heightOf(render(form)) - waiting)).toBeLessThanOrEqual(1);
});

it('[ERR-4] a form’s placeholder has exactly the given height, and at least one field', () => {
  for (const height of [160, 320, 480]) {
    const place = render(<FormPlaceholder height={height} />);
    expect(heightOf(place)).toBe(height);
    expect(place.container.querySelectorAll(`.${styles.field}`).length).toBeGreaterThan(0);
    expect(place.container.firstElementChild?.scrollHeight).toBe(height);
    cleanup();
  }
});

it('[ERR-4] records have filters and rows, a mall has tiles, in exactly the given height', () => {
  for (const shape of ['list', 'tiles'] as const) {
    const place = render(<ShapedPlaceholder shape={shape} height={480} />);
    expect(heightOf(place)).toBe(480);
    expect(place.container.querySelectorAll('span > span').length).toBeGreaterThan(8);
    cleanup();
  }
});

it('[ERR-4] a block’s placeholder has the shape of what is coming', () => {
  expect(['withdraw', 'transfer-upline', 'password-form'].map(waitingOf)).toEqual(['form', 'form', 'form']);
  expect(['betting-records', 'team-management', 'point-mall'].map(waitingOf)).toEqual(['list', 'list', 'tiles']);
  expect(waitingOf('article')).toBe('block');
});
