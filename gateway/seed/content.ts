import type { Gateway, MerchantSeed } from '../api/context.ts';
import { seededRandom } from '../api/random.ts';
import { BANNERS } from './texts.ts';
import { EARLIER_ARTICLES } from './textsNewsEarlier.ts';
import { HELP } from './textsHelp.ts';
import { ARTICLES } from './textsNews.ts';
import { NOTICES } from './textsNotices.ts';
import { seedUnit } from './scale.ts';
import { inLanguage } from './inLanguage.ts';

const DAY_MS = 86_400_000;
const WINNERS = 40;

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

/** Topics, questions and answers of the help center. */
export function seedHelp({ db }: Gateway, { code, languages }: MerchantSeed): void {
  for (const language of languages) {
    HELP.forEach(({ id, icon, names, questions }, position) => {
      db.run(
        'INSERT INTO help_topics (merchant, id, language, name, icon, position) VALUES (?, ?, ?, ?, ?, ?)',
        code,
        id,
        language,
        inLanguage(names, language),
        icon,
        position,
      );
      questions.forEach((question, place) => {
        const [words, answer] = inLanguage(question.texts, language);
        db.run(
          'INSERT INTO help_questions (merchant, id, language, topic, question, answer, position) VALUES (?, ?, ?, ?, ?, ?, ?)',
          code,
          question.id,
          language,
          id,
          words,
          answer,
          place,
        );
      });
    });
  }
}

/** Articles of the news. */
export function seedNews({ db, now }: Gateway, { code, languages }: MerchantSeed): void {
  for (const language of languages) {
    for (const { id, section, emblem, age, texts } of [...ARTICLES, ...EARLIER_ARTICLES]) {
      const [title, summary, ...paragraphs] = inLanguage(texts, language);
      db.run(
        'INSERT INTO articles (merchant, id, language, section, title, summary, content, emblem, published_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        code,
        id,
        language,
        section,
        title,
        summary,
        paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
        emblem,
        now() - age * DAY_MS,
      );
    }
  }
}

/** Recent wins of invented, masked members on the merchant's games. */
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
