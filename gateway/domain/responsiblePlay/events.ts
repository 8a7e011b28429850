import type { Gateway, Merchant } from '../../api/context.ts';

/** What the gateway keeps a record of: regulators ask when a player set, loosened or was held by a limit. */
export type PlayEvent =
  | 'limitSet'
  | 'limitWanted'
  | 'limitConfirmed'
  | 'limitCancelled'
  | 'realityCheckSet'
  | 'realityCheckAcknowledged'
  | 'timeOut'
  | 'selfExclusion';

/** Who plays where, as far as the rules of play need to know. A request's context is one. */
export interface PlayContext extends Pick<Gateway, 'db' | 'now'> {
  readonly merchant: Pick<Merchant, 'code' | 'seed'>;
}

/** Writes down what happened, in the transaction in which it did. */
export function recordPlayEvent({ db, now, merchant }: PlayContext, accountId: number, kind: PlayEvent, detail: object = {}): void {
  db.run(
    'INSERT INTO play_events (merchant, account_id, kind, detail, happened_at) VALUES (?, ?, ?, ?, ?)',
    merchant.code,
    accountId,
    kind,
    JSON.stringify(detail),
    now(),
  );
}
