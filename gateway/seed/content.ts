import type { Gateway, MerchantSeed } from '../api/context.ts';
import { seededRandom } from '../api/random.ts';
import { BANNERS, NOTICES } from './texts.ts';
import { seedUnit } from './scale.ts';

const DAY_MS = 86_400_000;
const WINNERS = 40;

/** A text in the merchant's language; English stands in where a language has none. */
const inLanguage = <Text>(texts: Readonly<Record<string, Text>> & { readonly EN: Text }, language: string): Text =>
  texts[language] ?? texts.EN;

export function seedBanners({ db }: Gateway, { code, languages }: MerchantSeed): void {
  for (const language of languages) {
    BANNERS.forEach((banner, position) => {
      const [title, subtitle] = inLanguage(banner.texts, language);
      db.run(
        `INSERT INTO banners (merchant, id, language, group_name, title, subtitle, scene, linkage_type, linkage, vendor, position)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        code,
        `${banner.group}-${position}`,
        language,
        banner.group,
        title,
        subtitle,
        banner.scene,
        banner.link?.[0] ?? null,
        banner.link?.[1] ?? null,
        banner.link?.[2] ?? null,
        position,
      );
    });
  }
}

export function seedNotices({ db, now }: Gateway, { code, languages }: MerchantSeed): void {
  for (const language of languages) {
    NOTICES.forEach((notice, index) => {
      const [title, content] = inLanguage(notice.texts, language);
      db.run(
        'INSERT INTO announcements (merchant, id, language, type, title, content, start_date) VALUES (?, ?, ?, ?, ?, ?, ?)',
        code,
        `${notice.type}${index}`,
        language,
        notice.type,
        title,
        content,
        now() - (index + 1) * DAY_MS,
      );
    });
  }
}

/** Recent wins of invented, masked members on games that the merchant has. */
export function seedWinners({ db, now }: Gateway, { code, currency }: MerchantSeed): void {
  const random = seededRandom(`winners ${code}`);
  const games = db.all<{ node_id: number }>(
    "SELECT g.node_id FROM games g JOIN vendors v ON v.code = g.vendor AND v.merchant = ? WHERE g.category IN ('RNG', 'FISH', 'LIVE', 'PVP') LIMIT 2000",
    code,
  );
  if (games.length === 0) return;
  const letters = 'abcdefghijklmnoprstuvw';
  const letter = () => letters[random.int(letters.length)] ?? 'a';
  const minor = seedUnit(currency.exponent);
  for (let id = 1; id <= WINNERS; id += 1) {
    const nodeId = games[random.int(games.length)]?.node_id ?? 1;
    const amount = (800 + random.int(90_000)) * minor + random.int(minor);
    db.run(
      'INSERT INTO winners (merchant, id, node_id, customer, amount, won_at) VALUES (?, ?, ?, ?, ?, ?)',
      code,
      id,
      nodeId,
      `${letter()}${letter()}***${letter()}${random.int(10)}`,
      amount,
      now() - id * 420_000,
    );
  }
}
