import type { ReactNode } from 'react';

import * as styles from './docs.css.ts';

function Page({ children }: { children: ReactNode }): ReactNode {
  return (
    // Storybook's styles of headings, lists and tables do not apply below this class.
    <div className="sb-unstyled">
      <div className={styles.page}>{children}</div>
    </div>
  );
}

/** Components of docs pages. Code and links stay Storybook's, for syntax highlighting and navigation. */
export const docsComponents = { wrapper: Page, h1: 'h1', h2: 'h2', h3: 'h3', p: 'p', ul: 'ul', ol: 'ol', li: 'li', hr: 'hr' } as const;

/** The sentence below a page's title. */
export function Lead({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.lead}>{children}</div>;
}

/** A live example on the page's background. */
export function Example({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.example}>{children}</div>;
}

export interface Column<Row> {
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
}

interface DocTableProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Unique key of a row. */
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
}

/** A table that scrolls horizontally on narrow pages. */
export function DocTable<Row>({ label, rows, keyOf, columns }: DocTableProps<Row>): ReactNode {
  return (
    // Scroll containers must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.tableScroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, render }) => (
                <td key={title}>{render(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A name in code style. */
export function Code({ children }: { children: ReactNode }): ReactNode {
  return <code className={styles.code}>{children}</code>;
}
