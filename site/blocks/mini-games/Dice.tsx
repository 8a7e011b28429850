import { useTranslation } from 'react-i18next';

import * as styles from './Stage.css.ts';
import type { StageProps } from './Wheel.tsx';

/** Which of a face's nine cells have a pip, row by row. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Two dice that tumble, then show the result. */
export function Dice({ round, phase }: StageProps) {
  const { t } = useTranslation('minigames');
  const [first = 3, second = 4] = round?.numbers ?? [];
  const rolls = phase !== 'idle';
  const label =
    rolls || round === undefined ? t('dice') : t('dice_show', { 0: String(first), 1: String(second), 2: String(first + second) });
  return (
    <div className={styles.stage} role="img" aria-label={label}>
      <div className={styles.dice} data-rolls={rolls}>
        <Die shows={first} />
        <Die shows={second} />
        <output className={styles.total}>{rolls || round === undefined ? '?' : first + second}</output>
      </div>
    </div>
  );
}

export function Die({ shows }: { readonly shows: number }) {
  return (
    <span className={styles.die} aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} className={styles.pip} data-on={PIPS[shows]?.includes(place) ?? false} />
      ))}
    </span>
  );
}
