import { useState } from 'react';

import type { SkinPair } from '#ui/theme/skin.ts';
import { Badge, Button, CheckboxField } from '#ui';
import { words } from '../words.ts';
import * as styles from './Checks.css.ts';

/** A colour shown by itself. As a picture's fill, because the page's policy lets no style through that is written in it. */
function Swatch({ pair }: { readonly pair: SkinPair }) {
  return (
    <svg viewBox="0 0 24 16" className={styles.swatch} aria-hidden="true">
      <rect width="24" height="16" rx="4" fill={pair.colors.ground} />
      <circle cx="12" cy="8" r="4" fill={pair.colors.on} />
    </svg>
  );
}

const fails = ({ ratio, atLeast }: SkinPair): boolean => ratio < atLeast;

interface ContrastProps {
  readonly pairs: readonly SkinPair[];
  /** A color in the place of a failing pair's first one, as hex. */
  readonly offerOf: (pair: SkinPair) => string;
  readonly onTake: (pair: SkinPair, color: string) => void;
}

/** The skin's pairs of colours in both themes, those nearest to failing first. */
export function Contrast({ pairs, offerOf, onTake }: ContrastProps) {
  const [failingOnly, setFailingOnly] = useState(false);
  if (pairs.length === 0) return <p className={styles.note}>{words.noContrast}</p>;
  const failing = pairs.filter(fails);
  const shown = (failingOnly && failing.length > 0 ? failing : pairs).toSorted((a, b) => a.ratio / a.atLeast - b.ratio / b.atLeast);
  return (
    <div className={styles.contrast}>
      <p className={styles.note}>
        {failing.length === 0 ? words.contrastPasses(pairs.length) : words.contrastFails(failing.length, pairs.length)}
      </p>
      {failing.length > 0 && (
        <CheckboxField label={words.onlyFailing} checked={failingOnly} onChange={({ target }) => setFailingOnly(target.checked)} />
      )}
      <ul className={styles.pairs}>
        {shown.map((pair) => (
          <li key={`${pair.theme} ${pair.on} ${pair.ground}`} className={styles.pair}>
            <Swatch pair={pair} />
            <span>
              <strong>{words.onGround(pair.on, pair.ground)}</strong> <span className={styles.quiet}>{words.themes[pair.theme]}</span>
            </span>
            <span className={styles.ratio}>{words.ofNeeded(pair.ratio, pair.atLeast)}</span>
            <Badge tone={fails(pair) ? 'critical' : 'positive'}>{fails(pair) ? words.fails : words.passes}</Badge>
            {fails(pair) && (
              <Button className={styles.offer} size="sm" onClick={() => onTake(pair, offerOf(pair))}>
                {words.takeColor(pair.on, offerOf(pair))}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
