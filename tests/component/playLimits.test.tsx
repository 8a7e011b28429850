import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { PlayLimit } from '#site/api/contract/play.ts';
import { LimitCard } from '#site/blocks/responsible-play/LimitCard.tsx';
import { openSite, refuse } from './siteHarness.tsx';

const limit: PlayLimit = { kind: 'deposit', period: 'day', amount: 2_000_000, used: 1_200_000, pending: null };

async function open(shown: PlayLimit) {
  const { sent } = await openSite(<LimitCard limit={shown} />, {
    answers: { setPlayLimit: () => ({ limits: [] }), playLimits: () => ({ limits: [] }) },
  });
  await screen.findByRole('heading', { name: '24 hours' });
  return { set: () => sent.flatMap(({ name, input }) => (name === 'setPlayLimit' ? [input] : [])) };
}

async function save(amount: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^(Change|Set a limit):/ }));
  await userEvent.fill(screen.getByLabelText(/^Limit for/), amount);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

describe('what is used of a limit of play', () => {
  it.each([
    [1_200_000, 0, '₱12,000.00 of ₱0.00'],
    [0, 0, '₱0.00 of ₱0.00'],
    [1_200_000, 1_200_000, '₱12,000.00 of ₱12,000.00'],
    [1_200_000, 50_000, '₱12,000.00 of ₱500.00'],
  ])('[SEC-6] %i of %i minor units fill the bar, with the words', async (used, amount, words) => {
    await open({ ...limit, used, amount });
    const bar = screen.getByRole('progressbar', { name: 'Deposited' });
    expect(bar).toHaveAttribute('aria-valuetext', `Limit reached · ${words}`);
    expect(screen.getByText(`Limit reached · ${words}`)).toBeVisible();
    await waitFor(() => expect(bar.firstElementChild?.getBoundingClientRect().width).toBeCloseTo(bar.getBoundingClientRect().width, 0));
    expect(bar.ariaValueNow).toBe(bar.ariaValueMax);
  });

  it('[SEC-6] as long as something is left, the bar shows how much of it is used', async () => {
    await open({ ...limit, used: 500_000, amount: 1_000_000 });
    const bar = screen.getByRole('progressbar', { name: 'Deposited' });
    expect(bar).toHaveAttribute('aria-valuetext', '₱5,000.00 of ₱10,000.00');
    await waitFor(() => expect(bar.firstElementChild?.getBoundingClientRect().width).toBeCloseTo(bar.getBoundingClientRect().width / 2, 0));
  });
});

it('[SEC-6] [ERR-1] why a limit was refused is said no longer once its form is left', async () => {
  await openSite(<LimitCard limit={limit} />, {
    answers: { setPlayLimit: () => refuse('setPlayLimit', 'LIMIT'), playLimits: () => ({ limits: [] }) },
  });
  await screen.findByRole('heading', { name: '24 hours' });
  await save('19,000');
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

describe('setting a limit of play', () => {
  beforeEach(() => page.viewport(800, 900));

  it.each([
    ['0', limit, 0, /cannot deposit anything/],
    ['0', { ...limit, amount: null, used: 0 }, 0, /cannot deposit anything/],
    ['5', limit, 500, /already deposited ₱12,000.00/],
    ['11,999.99', { ...limit, kind: 'loss' }, 1_199_999, /already lost ₱12,000.00/],
    ['0', { ...limit, kind: 'loss' }, 0, /no stake that could be lost/],
  ] as const)('[SEC-6] asks before %s, which stops everything at once, with amount and time', async (typed, shown, amount, words) => {
    const { set } = await open(shown);
    await save(typed);
    const question = await screen.findByRole('alertdialog', { name: /^Limit for 24 hours: ₱[\d,.]+\?$/ });
    expect(question).toHaveTextContent(words);
    await userEvent.click(within(question).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(set()).toEqual([]);
    expect(screen.getByLabelText(/^Limit for/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Set this limit' }));
    await waitFor(() => expect(set()).toEqual([{ kind: shown.kind, period: 'day', amount }]));
  });

  it.each([
    ['15,000', limit, 1_500_000],
    ['12,000', limit, 1_200_000],
    ['30,000', limit, 3_000_000],
    ['1', { ...limit, amount: 0 }, 100],
    ['500', { ...limit, amount: null, used: 0 }, 50_000],
  ] as const)('[SEC-6] asks nothing before %s, which leaves something or waits for its day', async (typed, shown, amount) => {
    const { set } = await open(shown);
    await save(typed);
    await waitFor(() => expect(set()).toEqual([{ kind: 'deposit', period: 'day', amount }]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
