import type { Gateway, MerchantSeed } from '../api/context.ts';
import { inLanguage } from './inLanguage.ts';
import { seedUnit } from './scale.ts';
import { PROMOTION_EVENTS } from './textsPromotionEvents.ts';
import { PROMOTION_REWARDS } from './textsPromotionRewards.ts';
import { PROMOTION_CATEGORIES, PROMOTIONS } from './textsPromotions.ts';
import type { SeedPromotion } from './textsPromotions.ts';

const DAY_MS = 86_400_000;

/** Promotions: their rules, their texts as announcements of type PR, and the state of some for the account `demo`. */
export function seedPromotions(gateway: Gateway, seed: MerchantSeed): void {
  const { db } = gateway;
  Object.entries(PROMOTION_CATEGORIES).forEach(([id, names], position) => {
    for (const language of seed.languages) {
      db.run(
        'INSERT INTO promotion_categories (merchant, id, language, name, position) VALUES (?, ?, ?, ?, ?)',
        seed.code,
        id,
        language,
        inLanguage(names, language),
        position,
      );
    }
  });
  [...PROMOTIONS, ...PROMOTION_EVENTS, ...PROMOTION_REWARDS].forEach((promotion, position) =>
    insertPromotion(gateway, seed, promotion, position),
  );
}

function insertPromotion(
  { db, now }: Gateway,
  { code, languages, currency }: MerchantSeed,
  promotion: SeedPromotion,
  position: number,
): void {
  const { id, category, emblem, rule, percent = 0, most = 0, contact = null, again = false, demo, texts } = promotion;
  const [from, to] = promotion.days;
  const startsAt = now() + from * DAY_MS;
  db.run(
    `INSERT INTO promotions (merchant, id, category, emblem, rule, percent, most, starts_at, ends_at, position, contact, again)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    code,
    id,
    category,
    emblem,
    rule,
    percent,
    most * seedUnit(currency.exponent),
    startsAt,
    to === undefined ? null : now() + to * DAY_MS,
    position,
    contact,
    again ? 1 : 0,
  );
  (promotion.prizes ?? []).forEach(([amount, weight], place) => {
    db.run(
      'INSERT INTO raffle_prizes (merchant, promotion_id, position, amount, weight) VALUES (?, ?, ?, ?, ?)',
      code,
      id,
      place,
      amount * seedUnit(currency.exponent),
      weight,
    );
  });
  for (const language of languages) {
    const [title, summary, content] = inLanguage(texts, language);
    db.run(
      `INSERT INTO announcements (merchant, id, language, type, title, summary, content, start_date) VALUES (?, ?, ?, 'PR', ?, ?, ?, ?)`,
      code,
      id,
      language,
      title,
      summary,
      content,
      // Announced before it begins.
      Math.min(startsAt, now()),
    );
  }
  if (demo === 'rejected') {
    // Without an image, and already decided.
    db.run(
      `INSERT INTO promotion_applications (merchant, account_id, promotion_id, comment, images, sent_at)
       SELECT merchant, id, ?, ?, 0, ? FROM accounts WHERE merchant = ? AND username = 'demo'`,
      id,
      'Works well on my phone. The lobby could open faster.',
      now() - 5 * DAY_MS,
      code,
    );
  } else if (demo !== undefined) {
    db.run(
      `INSERT INTO promotion_claims (merchant, account_id, promotion_id, claimed_at, status)
       SELECT merchant, id, ?, ?, ? FROM accounts WHERE merchant = ? AND username = 'demo'`,
      id,
      now() - DAY_MS,
      demo,
      code,
    );
  }
}
