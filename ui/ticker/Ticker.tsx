import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Ticker.css.ts';

export interface TickerProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children' | 'dir'> {
  /** The formatted amount, e.g. "₱ 1,234,567.89". ASCII digits roll; everything else is static. */
  value: string;
}

/** One digit a line. */
const strip = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

/**
 * An amount whose digits roll to their next value. Screen readers get the text, without announcing each change; with
 * reduced motion, digits change without rolling.
 */
export function Ticker({ value, className, ...native }: TickerProps): ReactNode {
  // Indexed from the end, so that digits keep their identity when the amount gets longer.
  const places = [...value].map((character, index, all) => ({ character, place: all.length - index }));
  return (
    <bdi {...native} dir="ltr" className={classes(styles.root, className)}>
      <VisuallyHidden>{value}</VisuallyHidden>
      {places.map(({ character, place }) => (
        <span key={place} aria-hidden="true">
          {/^\d$/.test(character) ? <Digit digit={Number(character)} /> : character}
        </span>
      ))}
    </bdi>
  );
}

function Digit({ digit }: { digit: number }): ReactNode {
  return (
    <span className={styles.digit}>
      <span className={classes(styles.strip, styles.atDigit[digit])}>{strip}</span>
    </span>
  );
}
