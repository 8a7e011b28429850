import type { Gateway, MerchantSeed } from '../api/context.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** As far back as the seeded play goes. */
const WEEKS = 12;

interface SeedMessage {
  /** Days before the moment of seeding. */
  readonly age: number;
  readonly title: string;
  readonly content: string;
  readonly unread?: true;
}

/** Written by the merchant's people to one player, and so in one language. */
const LETTERS: readonly SeedMessage[] = [
  {
    age: 0.2,
    title: 'Welcome back',
    content:
      '<p>Good to see you again. Your favourites and your last games are where you left them.</p><p>The new season is in the <a href="/news?id=seasons">news</a>.</p>',
    unread: true,
  },
  {
    age: 1,
    title: 'Your deposit has arrived',
    content: '<p>It is in your main wallet. You find it among your <a href="/?centre=transactionHistory">account records</a>.</p>',
    unread: true,
  },
  {
    age: 1.5,
    title: 'A new season of missions',
    content: '<p>Play what you like and collect points on the way. How far you are is in your account, under missions.</p>',
    unread: true,
  },
  {
    age: 9,
    title: 'A new device has logged in',
    content:
      '<p>Somebody logged in to your account from a device that we have not seen before.</p><p>If that was you, there is nothing to do. If not, please change your password at once and tell customer service.</p>',
  },
  {
    age: 23,
    title: 'You have reached Silver',
    content: '<p>Congratulations. What Silver brings you is on the <a href="/vip">VIP page</a>.</p>',
  },
  {
    age: 40,
    title: 'Planned maintenance next Tuesday',
    content: '<p>From 04:00 to 05:00 the site rests. Open bets stay open, and balances stay what they are.</p>',
  },
];

const statement = (week: number): SeedMessage => ({
  age: week * WEEK_DAYS + 3,
  title: `Your statement for week ${WEEKS - week}`,
  content:
    '<p>What you staked, won and paid in this week is in your <a href="/?centre=personalProfit">profit and loss</a>.</p><p>Play is fun as long as it costs no more than you can spare.</p>',
});

/** The messages of an account: three that it has not read, and those of three months that it has. */
export function seedMessages({ db, now }: Pick<Gateway, 'db' | 'now'>, seed: MerchantSeed, accountId: number): void {
  const statements = Array.from({ length: WEEKS }, (_, week) => statement(week));
  for (const { age, title, content, unread } of [...LETTERS, ...statements]) {
    const sentAt = Math.round(now() - age * DAY_MS);
    db.run(
      'INSERT INTO messages (merchant, account_id, title, content, sent_at, read_at) VALUES (?, ?, ?, ?, ?, ?)',
      seed.code,
      accountId,
      title,
      content,
      sentAt,
      unread ? null : sentAt + DAY_MS / 24,
    );
  }
}
