import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { WHEEL } from '#site/api/contract/miniGameRules.ts';
import * as styles from './Stage.css.ts';
import type { Round } from './fairness.ts';
import { factor } from './percent.ts';
import type { Play } from './usePlay.ts';

const SLICE = 360 / WHEEL.length;
/** Full turns before the wheel stops. */
const TURNS = 5;

export interface StageProps {
  readonly round: Round | undefined;
  readonly phase: Play['phase'];
}

/** The wheel turns until the drawn slice is under the pointer at the top. */
export function Wheel({ round, phase }: StageProps) {
  const { t } = useTranslation('minigames');
  const [turned, setTurned] = useState<{ round: Round | undefined; angle: number }>({ round: undefined, angle: 0 });
  if (round !== turned.round) setTurned({ round, angle: angleAfter(turned.angle, round?.numbers[0] ?? 0) });
  const pays = WHEEL[round?.numbers[0] ?? -1];
  const label = phase !== 'idle' || pays === undefined ? t('wheel') : t('wheel_shows', { 0: factor(pays) });
  return (
    <div className={styles.stage} role="img" aria-label={label}>
      <div className={styles.wheelFrame}>
        <div className={styles.wheel} style={{ transform: `rotate(${turned.angle}deg)` }}>
          <WheelFace />
        </div>
        <span className={styles.pointer} />
      </div>
    </div>
  );
}

/** The next angle, forward from the current one, that puts the slice at the top. */
function angleAfter(angle: number, slice: number): number {
  const rest = (((-slice * SLICE - angle) % 360) + 360) % 360;
  return angle + TURNS * 360 + rest;
}

const at = (degrees: number, radius: number): string => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(100 + radius * Math.cos(radians)).toFixed(2)} ${(100 + radius * Math.sin(radians)).toFixed(2)}`;
};

/** The wheel's slices, clockwise from the top. */
export function WheelFace() {
  return (
    <svg className={styles.face} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      {WHEEL.map((pays, slice) => {
        const [from, to] = [(slice - 0.5) * SLICE, (slice + 0.5) * SLICE];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a slice is identified by its position
          <g key={slice} className={styles.slice[pays]}>
            <path d={`M100 100 L${at(from, 97)} A97 97 0 0 1 ${at(to, 97)} Z`} />
            {pays > 0 && (
              <text x="100" y="17" transform={`rotate(${slice * SLICE} 100 100)`} className={styles.sliceText}>
                {factor(pays)}
              </text>
            )}
          </g>
        );
      })}
      <circle cx="100" cy="100" r="24" className={styles.hub} />
      <circle cx="100" cy="100" r="97" className={styles.rim} />
    </svg>
  );
}
