const FIGURES = ['bets', 'stake', 'valid_bet', 'win', 'deposit', 'withdrawal', 'bonus'] as const;
const COLUMNS = `merchant, account_id, day, ${FIGURES.join(', ')}`;

/** Fills `member_totals` from `member_days`: of one merchant, whose code is a placeholder, or of all. */
export const fillTotals = (merchant = 'merchant'): string => `
  INSERT INTO member_totals (${COLUMNS})
  SELECT merchant, account_id, day, ${FIGURES.map((name) => `sum(${name}) OVER days`).join(', ')}
  FROM member_days WHERE merchant = ${merchant} WINDOW days AS (PARTITION BY account_id ORDER BY day);`;

/** Adds the growth of a day to its total and to those of all later days; live play has no later days. */
const addToTotals = (growth: (figure: string) => string): string => `
  UPDATE member_totals SET ${FIGURES.map((name) => `${name} = ${name} + ${growth(name)}`).join(', ')}
  WHERE account_id = NEW.account_id AND day >= NEW.day;`;

/**
 * `member_totals`: an account's cumulative figures at the end of each of its days in `member_days`. Its figures of a
 * long period are the difference of two rows, regardless of its length. Maintained by triggers on `member_days`.
 */
export const memberTotals = `
  CREATE TABLE member_totals (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL, day INTEGER NOT NULL, bets INTEGER NOT NULL, stake INTEGER NOT NULL,
    valid_bet INTEGER NOT NULL, win INTEGER NOT NULL, deposit INTEGER NOT NULL, withdrawal INTEGER NOT NULL, bonus INTEGER NOT NULL,
    PRIMARY KEY (account_id, day)
  ) STRICT, WITHOUT ROWID;
  ${fillTotals()}
  CREATE TRIGGER totals_begin AFTER INSERT ON member_days BEGIN
    INSERT INTO member_totals (${COLUMNS})
    SELECT NEW.merchant, NEW.account_id, NEW.day, ${FIGURES.map((name) => `coalesce(before.${name}, 0)`).join(', ')}
    FROM (SELECT max(day) AS day FROM member_totals WHERE account_id = NEW.account_id AND day < NEW.day) last
    LEFT JOIN member_totals before ON before.account_id = NEW.account_id AND before.day = last.day;
    ${addToTotals((name) => `NEW.${name}`)}
  END;
  CREATE TRIGGER totals_grow AFTER UPDATE ON member_days BEGIN ${addToTotals((name) => `NEW.${name} - OLD.${name}`)} END;
`;
