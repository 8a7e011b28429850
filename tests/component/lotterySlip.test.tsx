import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { NextDraw } from '#site/api/contract/lottery.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { CallError } from '#site/api/errors.ts';
import { emptySlip, withoutLine, type SlipLine } from '#site/blocks/lottery-betting/slip.ts';
import { SlipPanel } from '#site/blocks/lottery-betting/SlipPanel.tsx';
import { usePlacing } from '#site/blocks/lottery-betting/usePlacing.ts';
import { changeSlip, currentSlip, useSlip } from '#site/blocks/lottery-betting/slipStore.ts';
import { beginSession, endSession } from '#site/session/session.ts';
import { GamesProvider } from '#site/features/games/host.ts';
import type { LotteryRules } from '#site/features/lottery/useLottery.ts';
import { openSite, refuse, type Answers } from './siteHarness.tsx';

const table = { id: 5, name: 'five', leastStake: 1000, mostTotal: 100_000 };
const options = ['01', '02', '03', '04'];
const rules: LotteryRules = {
  game: { gameCode: 'SEA1', gameName: 'Sea', vendor: 'TCG_SEA', gameType: 'ELOTT', icon: '', everyMs: 60_000, prizeModes: [5] },
  drawnCount: 5,
  prizeTables: [table],
  plays: [
    {
      playType: 'pick_1',
      columns: [{ options, least: 1, most: 4 }],
      counting: 'choose',
      size: 1,
      mostCombinations: 500,
      everyPrize: false,
      odds: { 5: 20_000 },
    },
  ],
};
const drawOf = (numero: string): NextDraw => ({ gameCode: 'SEA1', numero, closesAt: Date.now() + 60_000, drawsAt: Date.now() + 70_000 });
const line = (id: string, ball: string): SlipLine => ({ id, playType: 'pick_1', picks: [[ball]], stake: 10_000 });

/** The slip on its page, with what happens around it: another draw opens, or it is left and come back to. */
function Panel() {
  const [numero, setNumero] = useState('7');
  const [drawing, setDrawing] = useState(0);
  return (
    // A slip asks nothing else of the site around games.
    <GamesProvider value={{ openLogin: () => undefined } as never}>
      <button onClick={() => setNumero('8')}>next draw</button>
      <button onClick={() => setDrawing(drawing + 1)}>come back</button>
      <Shown key={drawing} numero={numero} />
    </GamesProvider>
  );
}

function Shown({ numero }: { readonly numero: string }) {
  const slip = useSlip('SEA1');
  const placing = usePlacing({ gameCode: 'SEA1', prizeMode: table.id, onClosed: () => undefined });
  return <SlipPanel rules={rules} table={table} slip={slip} draw={drawOf(numero)} placing={placing} onEdit={() => undefined} />;
}

/** A member's slip with these balls, a line each. */
async function openSlip(balls: readonly string[], answers: Answers) {
  const { sent } = await openSite(<Panel />, { answers });
  act(() => {
    beginSession({ token: 'abc', type: 0 });
    changeSlip('SEA1', () => ({ ...emptySlip, numero: '7', lines: balls.map((ball) => line(`line ${ball}`, ball)) }));
  });
  await screen.findByRole('list', { name: 'Lines of the slip' });
  return { bets: () => sent.filter(({ name }) => name === 'placeBets') };
}

const place = () => screen.getByRole('button', { name: /^Bet / });
/** The first question brings its code. */
const CODE_MS = 10_000;
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Place bets' }, { timeout: CODE_MS }));
const placeAll = async () => {
  await userEvent.click(place());
  await confirm();
};
const lines = () => currentSlip('SEA1').lines.map(({ id }) => id);
const placed = { orderIds: ['31'], total: 100, balance: 5 };
const lost = (): never => {
  throw new CallError({ call: 'placeBets', kind: 'network' });
};
/** An answer that comes when it is let go. */
function later<Answer>() {
  let resolve: ((answer: Answer) => void) | undefined;
  const promise = new Promise<Answer>((done) => {
    resolve = done;
  });
  return { answer: () => promise, arrive: async (answer: Answer) => act(async () => resolve?.(answer)) };
}

describe('the bet slip', () => {
  afterEach(cleanup);

  it('[APP-5] pressed twice before it is asked about, is bet once', async () => {
    const site = await openSlip(['01'], { placeBets: () => placed });
    // Awaited: the first question waits for its code.
    await act(async () => {
      fireEvent.click(place());
      fireEvent.click(place());
    });
    await confirm();
    await screen.findByText('Orders: 31');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(site.bets()).toHaveLength(1);
  });

  it('[APP-5] keeps what was picked and added while the bet was on its way', async () => {
    const bet = later<typeof placed>();
    await openSlip(['01'], { placeBets: bet.answer });
    await placeAll();
    act(() => changeSlip('SEA1', (slip) => ({ ...slip, lines: [...slip.lines, line('line 02', '02')], drafts: { pick_1: [['03']] } })));
    await bet.arrive(placed);
    await screen.findByText('Orders: 31');
    expect(lines()).toEqual(['line 02']);
    expect(currentSlip('SEA1').drafts).toEqual({ pick_1: [['03']] });
  });

  it('[APP-5] that is on its way stays so for whoever comes back to it', async () => {
    const bet = later<typeof placed>();
    const site = await openSlip(['01'], { placeBets: bet.answer });
    await placeAll();
    await waitFor(() => expect([site.bets().length, screen.queryByRole('alertdialog')]).toEqual([1, null]));
    fireEvent.click(screen.getByText('come back'));
    expect(place().getAttribute('aria-busy')).toBe('true');
    fireEvent.click(place());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await bet.arrive(placed);
    await waitFor(() => expect(lines()).toEqual([]));
  });

  it('[APP-5] whose answer was lost is looked for before the next draw is bet on', async () => {
    let answers = 0;
    const site = await openSlip(['01'], { placeBets: () => ((answers += 1) === 1 ? lost() : placed) });
    await placeAll();
    await screen.findByText(/^No answer came/);
    fireEvent.click(screen.getByText('next draw'));
    await placeAll();
    await screen.findByText('Placed for draw 7');
    expect(site.bets().map(({ input, idempotencyKey }) => [Reflect.get(Object(input), 'numero'), idempotencyKey])).toEqual([
      ['7', site.bets()[0]?.idempotencyKey],
      ['7', site.bets()[0]?.idempotencyKey],
    ]);
    expect(lines()).toEqual([]);
  });

  it('[APP-5] whose answer was lost, and which never arrived, is bet on the next draw', async () => {
    let answers = 0;
    const site = await openSlip(['01'], {
      placeBets: () => {
        answers += 1;
        if (answers === 1) return lost();
        return answers === 2 ? refuse('placeBets', PAGE_CODE.lotteryClosed) : placed;
      },
    });
    await placeAll();
    await screen.findByText(/^No answer came/);
    fireEvent.click(screen.getByText('next draw'));
    await placeAll();
    await screen.findByText('Placed for draw 8');
    // Whoever is here by then, it is the sender's money.
    expect(site.bets().map(({ token }) => token)).toEqual(['abc', 'abc', 'abc']);
  });

  it('[APP-5] names the line that was refused, wherever it stands by then', async () => {
    const bet = later<typeof placed>();
    await openSlip(['01', '02', '03'], {
      placeBets: async () => {
        await bet.answer();
        return refuse('placeBets', 'x', { field: 'lines.1.picks' });
      },
    });
    await placeAll();
    act(() => changeSlip('SEA1', (slip) => withoutLine(slip, 'line 01')));
    await bet.arrive(placed);
    const told = await screen.findByText('The bet was not placed. Please try again.');
    expect(told.closest('li')?.textContent).toContain('02');
  });

  it('[APP-5] a line that is removed leaves the keyboard at the next one, and at the slip after the last', async () => {
    await openSlip(['01', '02'], {});
    for (const ball of ['01', '02']) {
      screen.getByRole('button', { name: `Remove ${ball}` }).focus();
      await userEvent.keyboard('{Enter}');
      if (ball === '01') expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove 02' }));
    }
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Bet slip' }));
  });

  it('[APP-5] what came of a bet is not told to the next player', async () => {
    await openSlip(['01'], { placeBets: () => placed });
    await placeAll();
    await screen.findByText('Orders: 31');
    act(() => endSession());
    act(() => beginSession({ token: 'other', type: 0 }));
    expect(screen.queryByText('Orders: 31')).toBeNull();
  });
});
