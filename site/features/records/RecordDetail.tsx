import { Modal } from '#ui';
import * as styles from './Records.css.ts';
import type { RecordColumn } from './recordTypes.ts';

interface RecordDetailProps<Row, Totals> {
  readonly title: string;
  readonly columns: readonly RecordColumn<Row, Totals>[];
  readonly row: Row;
  readonly onClose: () => void;
}

/** All fields of a record. */
export function RecordDetail<Row, Totals>({ title, columns, row, onClose }: RecordDetailProps<Row, Totals>) {
  return (
    <Modal open name="record" title={title} width={480} height={200} onClose={onClose}>
      <dl className={styles.detail}>
        {columns.map(({ key, header, cell }) => (
          <div key={key} className={styles.line}>
            <dt className={styles.term}>{header}</dt>
            <dd className={styles.value}>{cell(row)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
