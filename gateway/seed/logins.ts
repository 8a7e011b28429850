import type { Gateway, MerchantSeed } from '../api/context.ts';
import { seededRandom } from '../api/random.ts';

const HOUR_MS = 3_600_000;
/** More than one page. */
const LOGINS = 33;

const DEVICES = [
  ['Chrome', 'Android', '203.0.113.24'],
  ['Chrome', 'Windows', '198.51.100.7'],
  ['Safari', 'iOS', '2001:db8:4f1::9'],
] as const;

/** Logins of `demo` and `vip` over the last months: mostly from one phone, sometimes from another device. */
export function seedLogins({ db, now }: Gateway, { code }: MerchantSeed): void {
  for (const username of ['demo', 'vip']) {
    const account = db.get<{ id: number }>('SELECT id FROM accounts WHERE merchant = ? AND username = ?', code, username);
    if (account === undefined) continue;
    const random = seededRandom(`logins ${code} ${username}`);
    const seen = new Set<string>();
    for (let index = 0; index < LOGINS; index += 1) {
      const [browser, system, address] = DEVICES[index < 4 ? 0 : Math.max(0, random.int(6) - 3)] ?? DEVICES[0];
      const isNew = index > 0 && !seen.has(browser + system);
      seen.add(browser + system);
      db.run(
        'INSERT INTO login_events (merchant, account_id, address, browser, system, is_new, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        code,
        account.id,
        address,
        browser,
        system,
        isNew ? 1 : 0,
        now() - (LOGINS - index) * 51 * HOUR_MS + random.int(20 * HOUR_MS),
      );
    }
  }
}
