import type { ReactNode } from 'react';

import { classes } from './classes.ts';
import * as styles from './LineIcon.css.ts';

const ring = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0';

/** Icons of the icon library by name, each as one path in a square of 24. */
export const shapes = {
  x: 'M18 6 6 18M6 6l12 12',
  eye: 'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  eyeOff:
    'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
  info: `${ring}M12 16v-4M12 8h.01`,
  circleCheck: `${ring}M16 9l-5.5 5.5L8 12`,
  triangleAlert: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  circleAlert: `${ring}M12 8v4M12 16h.01`,
} as const;

interface LineIconProps {
  shape: keyof typeof shapes;
  /** Side length, px. */
  size: number;
  className?: string | undefined;
}

/**
 * An icon in the current text color, for parts that occur often: two elements, where the icon library's components have
 * more. Not a CSS mask: for each image, browsers create a document, which takes 15 ms on a slow phone.
 */
export function LineIcon({ shape, size, className }: LineIconProps): ReactNode {
  return (
    <svg className={classes(styles.icon, className)} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[shape]} />
    </svg>
  );
}
