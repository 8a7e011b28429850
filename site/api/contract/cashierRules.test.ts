import { describe, expect, it } from 'vitest';

import { isHolderName, numberProblem, sameHolder } from './bankCards.ts';
import {
  after,
  amountProblem,
  DEPOSIT_MACHINE,
  DEPOSIT_STATUSES,
  feeFor,
  isFinal,
  WITHDRAWAL_MACHINE,
  WITHDRAWAL_STATUSES,
} from './cashierRules.ts';
import type { Machine } from './cashierRules.ts';

/** All states that events lead to from one. */
function reached<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  from: State,
  seen = new Set<State>(),
): Set<State> {
  if (seen.has(from)) return seen;
  seen.add(from);
  // A state's own record has its events as keys and states as values.
  for (const state of Object.values(machine[from]) as State[]) reached(machine, state, seen);
  return seen;
}

describe('[MEM-4] a deposit', () => {
  it('reaches every state from pending, and ends credited, cancelled or rejected', () => {
    expect([...reached(DEPOSIT_MACHINE, 'pending')].toSorted()).toEqual([...DEPOSIT_STATUSES].toSorted());
    expect(DEPOSIT_STATUSES.filter((status) => isFinal(DEPOSIT_MACHINE, status))).toEqual(['credited', 'cancelled', 'rejected']);
  });

  it.each([
    ['pending', 'pay', 'paid'],
    ['pending', 'cancel', 'cancelled'],
    ['pending', 'expire', 'expired'],
    ['paid', 'credit', 'credited'],
    ['paid', 'reject', 'rejected'],
    ['expired', 'credit', 'credited'],
  ] as const)('%s, %s: %s', (state, event, next) => expect(after(DEPOSIT_MACHINE, state, event)).toBe(next));

  it('is not given up or forgotten once the player has paid, and credited once', () => {
    expect([after(DEPOSIT_MACHINE, 'paid', 'cancel'), after(DEPOSIT_MACHINE, 'paid', 'expire')]).toEqual([undefined, undefined]);
    expect(after(DEPOSIT_MACHINE, 'credited', 'credit')).toBeUndefined();
    expect(after(DEPOSIT_MACHINE, 'cancelled', 'pay')).toBeUndefined();
  });
});

describe('[MEM-5] a withdrawal', () => {
  it('reaches every state from pending, and ends received or rejected', () => {
    expect([...reached(WITHDRAWAL_MACHINE, 'pending')].toSorted()).toEqual([...WITHDRAWAL_STATUSES].toSorted());
    expect(WITHDRAWAL_STATUSES.filter((status) => isFinal(WITHDRAWAL_MACHINE, status))).toEqual(['received', 'rejected']);
  });

  it('cannot be taken back to play on, and not rejected once money is on its way', () => {
    const events = WITHDRAWAL_STATUSES.flatMap((status) => Object.keys(WITHDRAWAL_MACHINE[status]));
    expect(events.filter((event) => /cancel|withdraw|return/i.test(event))).toEqual([]);
    expect(WITHDRAWAL_STATUSES.filter((status) => after(WITHDRAWAL_MACHINE, status, 'reject'))).toEqual(['pending']);
  });

  it.each([
    ['pending', 'approve', 'paying'],
    ['paying', 'send', 'paidOut'],
    ['paidOut', 'receivePart', 'paying'],
    ['paidOut', 'receiveAll', 'received'],
    ['paidOut', 'dispute', 'investigating'],
    ['investigating', 'resend', 'paying'],
    ['investigating', 'receiveAll', 'received'],
  ] as const)('%s, %s: %s', (state, event, next) => expect(after(WITHDRAWAL_MACHINE, state, event)).toBe(next));
});

it('[MEM-4] [MEM-5] fees count parts of a unit as one, and bounds include both ends', () => {
  expect(feeFor(10_001, { feeRate: 100, feeFixed: 0 })).toBe(101);
  expect(feeFor(10_000, { feeRate: 100, feeFixed: 500 })).toBe(600);
  expect(feeFor(10_000, { feeRate: 0, feeFixed: 0 })).toBe(0);
  const bounds = { least: 100, most: 200 };
  expect([undefined, -5, 0, 99, 100, 200, 201].map((amount) => amountProblem(amount, bounds))).toEqual([
    'required',
    'tooLittle',
    'tooLittle',
    'tooLittle',
    undefined,
    undefined,
    'tooMuch',
  ]);
});

describe('[MEM-2] [MEM-5] bank cards', () => {
  const account = { kind: 'account', least: 10, most: 12, prefix: '' } as const;
  const debit = { kind: 'card', least: 16, most: 19, prefix: '' } as const;
  const wallet = { kind: 'ewallet', least: 11, most: 11, prefix: '09' } as const;

  it.each([
    ['', account, 'required'],
    ['12345O7890', account, 'digits'],
    ['123456789', account, 'length'],
    ['1234567890123', account, 'length'],
    ['0000000000', account, 'check'],
    ['1234-5678 90', account, undefined],
    ['4111 1111 1111 1111', debit, undefined],
    ['4111 1111 1111 1112', debit, 'check'],
    ['4111 1111 1111 1101', debit, 'check'],
    ['09171234567', wallet, undefined],
    ['19171234567', wallet, 'prefix'],
  ] as const)('%s', (number, bank, problem) => expect(numberProblem(number, bank)).toBe(problem));

  it('names are letters, and case, accents and spaces do not tell them apart', () => {
    expect(['José Rizal', "O'Neil-Cruz Jr.", '李明'].map(isHolderName)).toEqual([true, true, true]);
    expect(['', 'A', 'R2D2', '<b>', 'a'.repeat(61)].map(isHolderName)).toEqual([false, false, false, false, false]);
    expect(sameHolder('JOSE  RIZAL', 'José Rizal')).toBe(true);
    expect(sameHolder('Jose Rizal', 'Josef Rizal')).toBe(false);
  });
});
