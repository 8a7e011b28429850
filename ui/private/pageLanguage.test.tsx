import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';

import { DateField } from '../date/DateField.tsx';
import { storyClock } from '../date/storyClock.ts';
import { KitProvider } from '../kit/KitProvider.tsx';

afterEach(cleanup);

it.each([
  [['my', 'no such language', 'fil', 'en'], 'Marso 2026'],
  [['my'], 'March 2026'],
])('[UI-6] dates are in the first of the host’s languages %j that the browser has', async (languages, month) => {
  render(
    <KitProvider languages={languages}>
      <DateField label="Day" now={storyClock} />
    </KitProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('grid')).toHaveAccessibleName(month);
});
