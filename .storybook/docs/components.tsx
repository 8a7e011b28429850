import type { ReactNode } from 'react';

import * as styles from './docs.css.ts';

function Page({ children }: { children: ReactNode }): ReactNode {
  return (
    // Storybook's own styles of headings, lists and tables end at this class.
    <div className="sb-unstyled">
      <div className={styles.page}>{children}</div>
    </div>
  );
}

/** How the pages of documentation are set. Code and links stay Storybook's: it colours the one and leads the other. */
export const docsComponents = { wrapper: Page, h1: 'h1', h2: 'h2', h3: 'h3', p: 'p', ul: 'ul', ol: 'ol', li: 'li', hr: 'hr' } as const;

/** The sentence under a page's title. */
export function Lead({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.lead}>{children}</div>;
}

/** A live example on the page's ground. */
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
  /** What tells a row from the others. */
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
}

/** A table that scrolls by itself where the page is narrow. */
export function DocTable<Row>({ label, rows, keyOf, columns }: DocTableProps<Row>): ReactNode {
  return (
    // What scrolls must be reachable from the keyboard.
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

/** A name as it is written in code. */
export function Code({ children }: { children: ReactNode }): ReactNode {
  return <code className={styles.code}>{children}</code>;
}
