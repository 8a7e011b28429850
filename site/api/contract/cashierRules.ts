/**
 * What orders of the cashier may become, as data, and the arithmetic of their amounts. Site and platform read the same, so that
 * a form offers exactly what the gateway takes.
 */

/** From a state by an event to a state; what is not named does not happen. */
export type Machine<State extends string, Event extends string> = Readonly<Record<State, Readonly<Partial<Record<Event, State>>>>>;

/** The state after an event, or `undefined` where the event cannot happen. */
export function after<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State | undefined {
  return machine[state][event];
}

/** Whether nothing can happen to it any more. */
export function isFinal<State extends string, Event extends string>(machine: Machine<State, Event>, state: State): boolean {
  return Object.keys(machine[state]).length === 0;
}

/** `paid`: the player says so, and the bank is asked. */
export const DEPOSIT_STATUSES = ['pending', 'paid', 'credited', 'expired', 'cancelled', 'rejected'] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** `pay` and `cancel` are the player's, `expire` the clock's, the others the bank's. */
export type DepositEvent = 'pay' | 'cancel' | 'expire' | 'credit' | 'reject';

export const DEPOSIT_MACHINE: Machine<DepositStatus, DepositEvent> = {
  pending: { pay: 'paid', cancel: 'cancelled', expire: 'expired', credit: 'credited' },
  paid: { credit: 'credited', reject: 'rejected' },
  credited: {},
  // Money that comes late is the player's all the same.
  expired: { credit: 'credited' },
  cancelled: {},
  rejected: {},
};

/** `paidOut`: a payment was sent and the player confirms its receipt. `investigating`: the player reported it missing. */
export const WITHDRAWAL_STATUSES = ['pending', 'paying', 'paidOut', 'investigating', 'received', 'rejected'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/**
 * `receivePart` leaves something to be paid, `receiveAll` nothing; `dispute` is the player's not-received; `resend` is the back
 * office's finding that a disputed payment did not arrive. There is no event by which a player takes a withdrawal back in
 * order to play on.
 */
export type WithdrawalEvent = 'approve' | 'reject' | 'send' | 'receivePart' | 'receiveAll' | 'dispute' | 'resend';

export const WITHDRAWAL_MACHINE: Machine<WithdrawalStatus, WithdrawalEvent> = {
  pending: { approve: 'paying', reject: 'rejected' },
  paying: { send: 'paidOut' },
  paidOut: { receivePart: 'paying', receiveAll: 'received', dispute: 'investigating' },
  investigating: { receivePart: 'paying', receiveAll: 'received', resend: 'paying' },
  received: {},
  rejected: {},
};

/** The least and the most of something, in minor units. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** What moving money costs: a share in ten-thousandths, and an amount in minor units. */
export interface Fee {
  readonly feeRate: number;
  readonly feeFixed: number;
}

const TEN_THOUSANDTHS = 10_000;

/** The fee for an amount, in minor units; parts of a unit count as one. */
export function feeFor(amount: number, { feeRate, feeFixed }: Fee): number {
  return Math.ceil((amount * feeRate) / TEN_THOUSANDTHS) + feeFixed;
}

export type AmountProblem = 'required' | 'tooLittle' | 'tooMuch';

/** What is wrong with an amount in minor units. */
export function amountProblem(amount: number | undefined, { least, most }: Bounds): AmountProblem | undefined {
  if (amount === undefined) return 'required';
  if (amount < least) return 'tooLittle';
  return amount > most ? 'tooMuch' : undefined;
}
