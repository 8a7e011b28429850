'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';

import { KitLink } from '../kit/KitProvider.tsx';
import * as styles from './Breadcrumb.css.ts';

export interface BreadcrumbItem {
  /** Unique among its items. @default the label */
  readonly key?: string | undefined;
  readonly label: string;
  /** Where it leads; or `onSelect`, for a place within the page. The last item is where one is, and leads nowhere. */
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> {
  /** Names the navigation, for screen readers: "Breadcrumb". */
  label: string;
  /** From the top down to where one is; at least one. */
  items: readonly BreadcrumbItem[];
}

/** The way down to the current place, to go back up. */
export function Breadcrumb({ label, items, ...native }: BreadcrumbProps): ReactNode {
  return (
    <nav {...native} aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.key ?? item.label} className={styles.step}>
            {index === items.length - 1 ? (
              <bdi aria-current="page" className={styles.here}>
                {item.label}
              </bdi>
            ) : (
              <Way item={item} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Way({ item: { label, href, onSelect } }: { item: BreadcrumbItem }): ReactNode {
  const name = <bdi>{label}</bdi>;
  return href === undefined ? (
    <button type="button" className={styles.way} onClick={onSelect}>
      {name}
    </button>
  ) : (
    <KitLink href={href} className={styles.way}>
      {name}
    </KitLink>
  );
}
