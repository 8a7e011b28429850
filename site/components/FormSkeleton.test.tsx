import '#ui/theme/base.css.ts';

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { blocks } from '#site/blocks/index.ts';
import { AmountField, Button } from '#ui';
import { FormPlaceholder } from './FormPlaceholder.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import * as styles from './FormSkeleton.css.ts';

afterEach(cleanup);

const waitingOf = (name: string): unknown => blocks.get(name)?.waiting;
const heightOf = ({ container }: { readonly container: Element }): number =>
  container.firstElementChild?.getBoundingClientRect().height ?? 0;

it('[ERR-4] a form that is on its way has the shape of its fields and its button, and is as high as they are', () => {
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

it('[ERR-4] what stands in a form’s place is exactly as high as the place, and holds a field at least', () => {
  for (const height of [160, 320, 480]) {
    const place = render(<FormPlaceholder height={height} />);
    expect(heightOf(place)).toBe(height);
    expect(place.container.querySelectorAll(`.${styles.field}`).length).toBeGreaterThan(0);
    expect(place.container.firstElementChild?.scrollHeight).toBe(height);
    cleanup();
  }
});

it('[ERR-4] forms wait as forms, everything else in one piece', () => {
  expect(['withdraw', 'transfer-upline', 'password-form'].map(waitingOf)).toEqual(['form', 'form', 'form']);
  expect(waitingOf('article')).toBe('block');
});
