import type { Gateway, MerchantSeed } from '../api/context.ts';
import { seedUnit } from './scale.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Names by the platform's language codes. */
const NAMES = {
  fortnight: {
    EN: 'Envelope of the fortnight',
    TY: 'Ampao ng dalawang linggo',
    VI: 'Bao lì xì nửa tháng',
    CN: '半月红包',
    TH: 'อั่งเปาทุกสองสัปดาห์',
    ID: 'Angpau dua mingguan',
  },
  evening: {
    EN: 'Evening envelope',
    TY: 'Ampao sa gabi',
    VI: 'Bao lì xì buổi tối',
    CN: '晚间红包',
    TH: 'อั่งเปายามเย็น',
    ID: 'Angpau malam',
  },
} as const;

/** Fortnightly envelopes, and evening ones between them for the half day they are open. */
const FORTNIGHTS = 6;
const EVENINGS = 30;

/**
 * Red envelopes from the time of seeding on: one that is open now, and later ones. Bounds are major units of two
 * decimals.
 */
export function seedEnvelopes({ db, now }: Gateway, { code, currency }: MerchantSeed): void {
  const unit = seedUnit(currency.exponent);
  let id = 0;
  const plan = (names: object, opensAt: number, length: number, [least, most]: readonly [number, number]): void => {
    id += 1;
    db.run(
      'INSERT INTO envelopes (merchant, id, names, opens_at, closes_at, least, most, step) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      code,
      id,
      JSON.stringify(names),
      opensAt,
      opensAt + length,
      least * unit,
      most * unit,
      // A tenth of a unit, or whole hundreds where units are thousands.
      unit / 10,
    );
  };
  for (let index = 0; index < FORTNIGHTS; index += 1) plan(NAMES.fortnight, now() - HOUR_MS + index * 14 * DAY_MS, 14 * DAY_MS, [5, 50]);
  for (let index = 0; index < EVENINGS; index += 1) plan(NAMES.evening, now() + (1 + 3 * index) * DAY_MS, 12 * HOUR_MS, [1, 18]);
}
