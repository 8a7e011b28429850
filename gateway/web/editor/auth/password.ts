import { countAttempt, forgetAttempts, passwordMatches, totpStep, usedUp, type Database } from '#gateway/api/index.ts';
import type { OperatorEntry } from './operatorsFile.ts';

interface Check {
  readonly db: Database;
  readonly now: () => number;
  /** Cost of the comparison for a name without a password, so that it takes as long. */
  readonly passwordCost: number;
  /** Of the sender. */
  readonly address: string;
}

interface Credentials {
  readonly name: string;
  readonly password: string;
  /** Of the authenticator app. */
  readonly code: string;
}

export type PasswordOutcome = 'right' | 'wrong' | 'tooMany';

/** Attempts belong to no merchant here. */
const NO_MERCHANT = '';

/**
 * Checks password and authenticator code of an operator. The attempt is counted before the slow comparison, by name and by
 * address, so that concurrent ones do not pass the limit; it does not say which of the two was wrong.
 */
export async function checkPassword(
  { db, now, passwordCost, address }: Check,
  entry: OperatorEntry | undefined,
  { name, password, code }: Credentials,
): Promise<PasswordOutcome> {
  const counter = { db, now };
  const byName = [counter, NO_MERCHANT, 'loginFailure', name] as const;
  const byAddress = [counter, NO_MERCHANT, 'addressFailure', address] as const;
  const isCounted = db.transaction(() => {
    if (usedUp(...byName) || usedUp(...byAddress)) return false;
    countAttempt(...byName);
    countAttempt(...byAddress);
    return true;
  });
  if (!isCounted) return 'tooMany';
  const secret = entry?.authenticator;
  const isRight = await passwordMatches({ passwordCost }, password, secret === undefined ? undefined : entry?.password);
  if (!isRight || secret === undefined || !isFreshCode(db, name, totpStep({ now }, secret, code))) return 'wrong';
  forgetAttempts(...byName);
  forgetAttempts(...byAddress);
  return 'right';
}

/** Whether a code is right and newer than the last that was used: each works only once. */
function isFreshCode(db: Database, operator: string, step: number | undefined): boolean {
  if (step === undefined) return false;
  const { changes } = db.run(
    `INSERT INTO authenticator_steps (operator, last_step) VALUES (?1, ?2)
     ON CONFLICT DO UPDATE SET last_step = ?2 WHERE last_step < ?2`,
    operator,
    step,
  );
  return changes === 1;
}
