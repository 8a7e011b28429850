import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { cdp, userEvent } from 'vitest/browser';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { MoneyChart } from './MoneyChart.tsx';
import { ShareChart } from './ShareChart.tsx';
import { daily, formatAmount, formatTime, games } from './storyMoney.ts';

describe('a chart whose picture cannot be fetched', () => {
  beforeAll(async () => {
    await cdp().send('Network.enable');
    await cdp().send('Network.setBlockedURLs', { urls: ['*/moneyDrawing.tsx*', '*/shareDrawing.tsx*'] });
  });
  afterEach(cleanup);
  afterAll(() => cdp().send('Network.setBlockedURLs', { urls: [] }));

  it.each([
    [
      'MoneyChart',
      <MoneyChart key="money" label="Money" series={[{ id: 'a', label: 'A', points: daily([1, 2]) }]} {...{ formatAmount, formatTime }} />,
    ],
    ['ShareChart', <ShareChart key="share" label="Money" parts={games} formatAmount={formatAmount} />],
  ])('[UI-7] %s says so, and has its table still', async (_name, chart) => {
    render(chart);
    expect((await screen.findByRole('alert')).textContent).toBe('The picture could not be loaded. The table has the same numbers.');
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByRole('table', { name: 'Money' })).toBeTruthy();
  });
});
