'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { KitLink, useKitLabels, useKitSettings } from '../kit/KitProvider.tsx';
import { fillLabel } from '../kit/labels.ts';
import { classes } from '../private/classes.ts';
import { paginationLabels } from './labels.ts';
import { countPages, nearestPage, pageList } from './pages.ts';
import * as styles from './Pagination.css.ts';

/** A number of pages, or of items with a page size. */
type Extent = { pageCount: number; total?: undefined; pageSize?: undefined } | { pageCount?: undefined; total: number; pageSize: number };

/** A press calls the handler, or follows a link, which can also be opened in a new tab and shared. */
type Action =
  | { onPageChange: (page: number) => void; hrefFor?: undefined }
  | { onPageChange?: undefined; hrefFor: (page: number) => string };

export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'aria-label' | 'children'> &
  Extent &
  Action & {
    /** What is paginated, e.g. "Pages of the betting record". */
    'aria-label': string;
    /** The current page, from 1; clamped to the existing pages. */
    page: number;
  };

/** Number of pages that always fit on phones. */
const SHORT = 5;

/**
 * Page numbers around the current one and at both ends, between arrows for the previous and next page; in a narrow
 * container "3 of 12" between the arrows. Renders nothing for a single page.
 */
export function Pagination(props: PaginationProps): ReactNode {
  const { page, pageCount, total, pageSize, onPageChange, hrefFor, className, ...native } = props;
  const labels = useKitLabels(paginationLabels);
  const settings = useKitSettings();
  const count = countPages({ pageCount, total, pageSize });
  const current = nearestPage(page, count);
  if (count < 2) return null;

  const action = hrefFor ? { hrefFor } : { onPageChange };
  return (
    <nav {...native} className={classes(styles.root, className)}>
      <div className={styles.bar} data-long={count > SHORT || undefined}>
        <PageControl
          {...action}
          to={Math.max(current - 1, 1)}
          className={styles.arrow}
          aria-label={labels.previousPage}
          aria-disabled={current === 1 || undefined}
        >
          <ChevronLeft className={styles.arrowIcon} size={20} aria-hidden="true" />
        </PageControl>
        <ol className={styles.list}>
          {pageList(current, count, settings).map((entry, index) =>
            entry === 'gap' ? (
              // At most two gaps, one on either side.
              <li key={index === 1 ? 'gap before' : 'gap after'} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={entry}>
                <PageControl
                  {...action}
                  to={entry}
                  className={styles.page}
                  aria-label={fillLabel(labels.pageNumber, { n: entry })}
                  aria-current={entry === current ? 'page' : undefined}
                >
                  {entry}
                </PageControl>
              </li>
            ),
          )}
        </ol>
        <span className={styles.position} aria-live="polite">
          {fillLabel(labels.pageOf, { n: current, total: count })}
        </span>
        <PageControl
          {...action}
          to={Math.min(current + 1, count)}
          className={styles.arrow}
          aria-label={labels.nextPage}
          aria-disabled={current === count || undefined}
        >
          <ChevronRight className={styles.arrowIcon} size={20} aria-hidden="true" />
        </PageControl>
      </div>
    </nav>
  );
}

interface PageControlProps {
  to: number;
  onPageChange?: ((page: number) => void) | undefined;
  hrefFor?: ((page: number) => string) | undefined;
  className: string;
  'aria-label': string;
  'aria-current'?: 'page' | undefined;
  /** Not `disabled`, and with an `href`: on the last page the arrow keeps its focus. */
  'aria-disabled'?: true | undefined;
  children: ReactNode;
}

function PageControl({ to, onPageChange, hrefFor, children, ...control }: PageControlProps): ReactNode {
  const leadsNowhere = control['aria-disabled'] || control['aria-current'] !== undefined;
  const onClick = (event: MouseEvent): void => {
    if (leadsNowhere) event.preventDefault();
    else onPageChange?.(to);
  };
  if (hrefFor) {
    return (
      <KitLink {...control} href={hrefFor(to)} onClick={onClick}>
        {children}
      </KitLink>
    );
  }
  return (
    <button type="button" {...control} onClick={onClick}>
      {children}
    </button>
  );
}
