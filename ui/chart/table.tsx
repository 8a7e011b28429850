import type { ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './chart.css.ts';

interface ChartTableProps {
  caption: string;
  /** Heading of the rows. */
  heading: string;
  columns: readonly { readonly id: string; readonly label: string }[];
  /** With a cell for each column. */
  rows: readonly { readonly id: string | number; readonly label: string; readonly cells: readonly string[] }[];
}

/** A chart's numbers as a table. Many rows scroll within the chart's height, under sticky headings. */
export function ChartTable({ caption, heading, columns, rows }: ChartTableProps): ReactNode {
  return (
    // Scroll containers must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th className={styles.cornerHead} scope="col">
              {heading}
            </th>
            {columns.map(({ id, label }) => (
              <th key={id} className={styles.columnHead} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, cells }) => (
            <tr key={id} className={styles.row}>
              <th className={styles.rowHead} scope="row">
                {label}
              </th>
              {columns.map((column, place) => (
                <td key={column.id} className={styles.cell}>
                  <bdi>{cells[place]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
