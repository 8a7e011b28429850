import type { Gateway, Merchant } from '../../api/context.ts';

/** Audit events: regulators ask when a player set, loosened or was stopped by a limit. */
export type PlayEvent =
  | 'limitSet'
  | 'limitWanted'
  | 'limitConfirmed'
  | 'limitCancelled'
  | 'realityCheckSet'
  | 'realityCheckAcknowledged'
  | 'timeOut'
  | 'selfExclusion';

/** Context of the responsible gambling rules. A request's context is one. */
export interface PlayContext extends Pick<Gateway, 'db' | 'now'> {
  readonly merchant: Pick<Merchant, 'code' | 'seed'>;
}

/** Records an event, in the transaction in which it happened. */
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
