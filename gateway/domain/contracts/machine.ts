import type { ContractAction, ContractState } from '#site/api/contract/agentContracts.ts';

/**
 * Role in an action on a contract: `offerer` is the upline, `offeree` the downline. For a termination request, `asker`
 * is the side that requested it and `other` the side it waits for.
 */
export type ContractRole = 'offerer' | 'offeree' | 'asker' | 'other';

interface Transition {
  readonly from: ContractState;
  readonly action: ContractAction;
  readonly by: ContractRole;
  readonly to: ContractState;
}

/** All transitions that a user can trigger. Anything else is refused. */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'offered', action: 'accept', by: 'offeree', to: 'active' },
  { from: 'offered', action: 'reject', by: 'offeree', to: 'rejected' },
  { from: 'offered', action: 'withdraw', by: 'offerer', to: 'withdrawn' },
  { from: 'active', action: 'terminate', by: 'offerer', to: 'ending' },
  { from: 'active', action: 'terminate', by: 'offeree', to: 'ending' },
  { from: 'ending', action: 'accept', by: 'other', to: 'terminated' },
  { from: 'ending', action: 'reject', by: 'other', to: 'active' },
  { from: 'ending', action: 'withdraw', by: 'asker', to: 'active' },
];

/** The actions available to these roles in a state. */
export function actionsAt(state: ContractState, roles: readonly ContractRole[]): ContractAction[] {
  return TRANSITIONS.filter(({ from, by }) => from === state && roles.includes(by)).map(({ action }) => action);
}

/** The next state; `undefined` if the action is not allowed. */
export function nextState(state: ContractState, action: ContractAction, roles: readonly ContractRole[]): ContractState | undefined {
  return TRANSITIONS.find((known) => known.from === state && known.action === action && roles.includes(known.by))?.to;
}

/** The roles of one side of a contract. The house offers without an account. */
export function rolesOf(
  accountId: number | null,
  contract: {
    readonly offered_by: number | null;
    readonly offered_to: number;
    readonly ending_asked_by: number | null;
    readonly state: ContractState;
  },
): ContractRole[] {
  const side: ContractRole[] = accountId === contract.offered_to ? ['offeree'] : accountId === contract.offered_by ? ['offerer'] : [];
  if (side.length === 0 || contract.state !== 'ending') return side;
  return [...side, contract.ending_asked_by === accountId ? 'asker' : 'other'];
}
