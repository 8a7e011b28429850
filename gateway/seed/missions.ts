import type { Gateway, MerchantSeed } from '../api/context.ts';
import { isMoney } from '../api/missionProgress.ts';
import { inLanguage } from './inLanguage.ts';
import { seedUnit } from './scale.ts';
import { MISSIONS } from './textsMissions.ts';

/** The missions of a merchant, in its languages. */
export function seedMissions({ db }: Pick<Gateway, 'db'>, { code, languages, currency }: MerchantSeed): void {
  const unit = seedUnit(currency.exponent);
  MISSIONS.forEach(({ id, cadence, measure, goal, points, bonus = 0, texts }, position) => {
    db.run(
      'INSERT INTO missions (merchant, id, cadence, measure, goal, points, bonus, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      code,
      id,
      cadence,
      measure,
      isMoney(measure) ? goal * unit : goal,
      points,
      bonus * unit,
      position,
    );
    for (const language of languages) {
      const [title, summary] = inLanguage(texts, language);
      db.run(
        'INSERT INTO mission_texts (merchant, id, language, title, summary) VALUES (?, ?, ?, ?, ?)',
        code,
        id,
        language,
        title,
        summary,
      );
    }
  });
}
