import { DescriptionList, Modal } from '#ui';
import type { RecordColumn } from './recordTypes.ts';

interface RecordDetailProps<Row, Totals> {
  readonly title: string;
  readonly columns: readonly RecordColumn<Row, Totals>[];
  readonly row: Row;
  readonly onClose: () => void;
}

/** All fields of a record that it has. */
export function RecordDetail<Row, Totals>({ title, columns, row, onClose }: RecordDetailProps<Row, Totals>) {
  return (
    <Modal open name="record" title={title} width={480} height={200} onClose={onClose}>
      <DescriptionList
        items={columns.map(({ key, header, cell }) => ({ key, term: header, value: cell(row) })).filter(({ value }) => value !== null)}
      />
    </Modal>
  );
}
