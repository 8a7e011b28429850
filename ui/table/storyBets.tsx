import { Badge } from '../badge/Badge.tsx';
import type { TableColumn } from './TableRow.tsx';

/** A made-up bet; amounts in centavos. */
export interface Bet {
  readonly id: number;
  readonly game: string;
  readonly placed: string;
  readonly stake: number;
  readonly win: number;
  readonly status: 'Won' | 'Lost' | 'Open';
}

const pesos = new Intl.NumberFormat('en', { style: 'currency', currency: 'PHP' });
export const money = (centavos: number): string => pesos.format(centavos / 100);

const games = ['Golden Empire', 'Sweet Bonanza', 'Baccarat A07', 'Super Ace', 'Fishing War', 'Table 10', 'Table 2', 'Mega Ball'];
const states = ['Won', 'Lost', 'Open', 'Lost'] as const;

/** Deterministic bets. */
export function betsOf(count: number): readonly Bet[] {
  return Array.from({ length: count }, (_, id) => {
    const status = states[id % states.length] ?? 'Open';
    const stake = 5_000 * (1 + ((id * 7) % 11));
    return {
      id,
      game: games[id % games.length] ?? '',
      placed: `2026-03-${String(28 - (id % 28)).padStart(2, '0')} 20:${String((id * 13) % 60).padStart(2, '0')}`,
      stake,
      win: status === 'Won' ? stake * (2 + (id % 5)) : 0,
      status,
    };
  });
}

const tones = { Won: 'positive', Lost: 'neutral', Open: 'info' } as const;

export const betColumns: readonly TableColumn<Bet>[] = [
  { key: 'game', header: 'Game', cell: ({ game }) => game, sortValue: ({ game }) => game },
  { key: 'placed', header: 'Placed', cell: ({ placed }) => placed, sortValue: ({ placed }) => placed },
  { key: 'status', header: 'Status', cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge> },
  { key: 'stake', header: 'Stake', cell: ({ stake }) => money(stake), sortValue: ({ stake }) => stake, align: 'end' },
  { key: 'win', header: 'Win', cell: ({ win }) => money(win), sortValue: ({ win }) => win, align: 'end', priority: 'high' },
];

const sumOf = (bets: readonly Bet[], key: 'stake' | 'win'): string => money(bets.reduce((sum, bet) => sum + bet[key], 0));

/** The totals of these bets. */
export const betTotals = (bets: readonly Bet[]) => ({ game: 'Total', stake: sumOf(bets, 'stake'), win: sumOf(bets, 'win') });

/** A month of an agent's team, with as many columns as such reports have. */
export interface TeamDay {
  readonly day: string;
  readonly amounts: readonly number[];
}

const kinds = ['Deposits', 'Withdrawals', 'Bets', 'Valid bets', 'Wins', 'Bonuses', 'Rebates', 'Commission', 'Profit and loss'];

export const teamDays: readonly TeamDay[] = Array.from({ length: 14 }, (_, day) => ({
  day: `2026-03-${String(day + 1).padStart(2, '0')}`,
  amounts: kinds.map((_kind, kind) => (kind === kinds.length - 1 ? -1 : 1) * (123_456_700 * (kind + 1) - day * 7_654_321)),
}));

export const teamColumns: readonly TableColumn<TeamDay>[] = [
  { key: 'day', header: 'Day', cell: ({ day }) => day, sortValue: ({ day }) => day, width: 136 },
  ...kinds.map((header, kind): TableColumn<TeamDay> => ({
    key: header,
    header,
    align: 'end',
    cell: ({ amounts }) => money(amounts[kind] ?? 0),
    sortValue: ({ amounts }) => amounts[kind] ?? 0,
  })),
];

export const teamTotals = {
  day: 'Total',
  ...Object.fromEntries(kinds.map((kind, index) => [kind, money(teamDays.reduce((sum, { amounts }) => sum + (amounts[index] ?? 0), 0))])),
};
