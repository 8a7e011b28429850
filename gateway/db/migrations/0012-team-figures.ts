const BET_COLUMNS = ['bets', 'stake', 'valid_bet', 'win'];
const MONEY_COLUMNS = ['deposit', 'withdrawal', 'bonus'];

/** The five-minute slot of an instant, in SQL. */
const slotOf = (instant: string): string => `${instant} - ${instant} % 300000`;

/**
 * Adds sums to the figures of an account, and to the team figures of all its uplines. `from` joins `lineage l` to the
 * summed rows.
 */
const addUp = (columns: readonly string[], at: string, sums: string, from: string): string => `
  INSERT INTO team_figures (merchant, account_id, scope, slot, ${columns.join(', ')})
  SELECT l.merchant, l.ancestor_id, iif(l.depth = 0, 'own', 'team') AS scope, ${slotOf(at)} AS slot, ${sums}
  FROM ${from} GROUP BY l.ancestor_id, scope, slot
  ON CONFLICT (account_id, scope, slot) DO UPDATE SET ${columns.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')};`;

const betSums = (bet: string): string => `count(*), sum(${bet}.stake), sum(${bet}.valid_bet), sum(${bet}.win)`;
const moneySums = (entry: string): string =>
  ['deposit', 'withdrawal', 'bonus']
    .map((kind) => `sum(iif(${entry}.kind = '${kind}', ${kind === 'withdrawal' ? '-' : ''}${entry}.amount, 0))`)
    .join(', ');

const ofBet = addUp(BET_COLUMNS, 'NEW.settled_at', betSums('NEW'), 'lineage l WHERE l.account_id = NEW.account_id');

/**
 * Figures of accounts and their teams, aggregated by five minutes, so that a report over any team and any days of any
 * time zone is a short range of an index. Bets count when they are decided, cancelled ones not at all; money when it
 * enters or leaves the main wallet from or to the outside (a withdrawal when it is requested, less what is returned).
 * Always equal to the sums of `bets` and of the ledger: maintained by triggers on them, in the same transaction.
 */
export const teamFigures = `
  CREATE TABLE team_figures (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL, scope TEXT NOT NULL CHECK (scope IN ('own', 'team')), slot INTEGER NOT NULL,
    bets INTEGER NOT NULL DEFAULT 0, stake INTEGER NOT NULL DEFAULT 0, valid_bet INTEGER NOT NULL DEFAULT 0, win INTEGER NOT NULL DEFAULT 0,
    deposit INTEGER NOT NULL DEFAULT 0, withdrawal INTEGER NOT NULL DEFAULT 0, bonus INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account_id, scope, slot)
  ) STRICT, WITHOUT ROWID;
  ${addUp(BET_COLUMNS, 'b.settled_at', betSums('b'), "bets b JOIN lineage l ON l.account_id = b.account_id WHERE b.status = 'settled'")}
  ${addUp(
    MONEY_COLUMNS,
    'e.moved_at',
    moneySums('e'),
    `ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet' JOIN lineage l ON l.account_id = a.owner_id
     WHERE e.kind IN ('deposit', 'withdrawal', 'bonus')`,
  )}
  CREATE TRIGGER bets_count_at_once AFTER INSERT ON bets WHEN NEW.status = 'settled' BEGIN ${ofBet} END;
  CREATE TRIGGER bets_count_when_settled AFTER UPDATE OF status ON bets WHEN OLD.status = 'unsettled' AND NEW.status = 'settled' BEGIN ${ofBet} END;
  CREATE TRIGGER money_counts AFTER INSERT ON ledger_entries WHEN NEW.kind IN ('deposit', 'withdrawal', 'bonus') BEGIN ${addUp(
    MONEY_COLUMNS,
    'NEW.moved_at',
    moneySums('NEW'),
    "ledger_accounts a JOIN lineage l ON l.account_id = a.owner_id WHERE a.id = NEW.account_id AND a.kind = 'wallet'",
  )} END;
`;
