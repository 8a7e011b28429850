import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

import { KitLink, type KitLinkProps } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import * as styles from './Typography.css.ts';

export interface LinkProps extends KitLinkProps {
  /** Another site, in a new tab, with a sign that says so. @default false */
  external?: boolean | undefined;
  /** Not within a sentence: as high as a finger needs, and underlined on hover only. @default false */
  standalone?: boolean | undefined;
}

/**
 * A link in running text, by the router that `KitProvider` knows. Use `ButtonLink` for the main way on, and a button for
 * what acts instead of leading somewhere.
 */
export function Link({ external = false, standalone = false, className, children, ...native }: LinkProps): ReactNode {
  const elsewhere = external && ({ target: '_blank', rel: 'noopener noreferrer' } as const);
  return (
    <KitLink {...elsewhere} {...native} className={classes(styles.link, standalone && styles.standalone, className)}>
      {children}
      {external && <ExternalLink size="0.9em" className={styles.externalIcon} aria-hidden="true" />}
    </KitLink>
  );
}
