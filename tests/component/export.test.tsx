import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { CallError } from '#site/api/errors.ts';
import { ExportButton } from '#site/features/records/ExportButton.tsx';
import type { FileTable } from '#site/features/records/fileTable.ts';
import type { AskRecords } from '#site/features/records/recordTypes.ts';
import { useExport } from '#site/features/records/useExport.ts';
import { openSite } from './siteHarness.tsx';

interface Row {
  readonly id: string;
}

const asked: string[] = [];

const tableOf = (rows: readonly Row[]): FileTable => ({
  title: 'Records',
  columns: [{ header: 'Id', kind: 'text' }],
  rows: rows.map(({ id }) => [id]),
  totals: [null],
  exponent: 2,
});

/** Two pages of each day; the second of the first day does not come. */
const ask: AskRecords<Row, null> = async (_client, { startDate, pageNo }) => {
  asked.push(`${startDate} ${pageNo}`);
  if (startDate === '2026-01-01' && pageNo === 2) throw new CallError({ call: 'betRecords', kind: 'network' });
  return { list: [{ id: `${startDate} ${pageNo}` }], totalCount: 2, totalPages: 2, totals: null };
};

function Page() {
  const [day, setDay] = useState('2026-01-01');
  const file = useExport({
    ask,
    query: { startDate: day, endDate: day, filters: {} },
    rowKey: ({ id }) => id,
    table: tableOf,
    fileName: (format) => `records.${format}`,
  });
  return (
    <>
      <button onClick={() => setDay('2026-01-02')}>Another day</button>
      <ExportButton {...file} disabled={false} />
    </>
  );
}

it('an export that broke is not gone on with under other days: the file has all records of one choice and none of another', async () => {
  await openSite(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await screen.findByText('The file is not complete yet', { exact: false });
  await userEvent.click(screen.getByRole('button', { name: 'Another day' }));
  const status = screen.getByRole('status');
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await expect.poll(() => screen.getByRole('status').textContent).toContain('2');
  expect(asked).toEqual(['2026-01-01 1', '2026-01-01 2', '2026-01-02 1', '2026-01-02 2']);
  // The same region from the start, so that it is read out.
  expect(screen.getByRole('status')).toBe(status);
});

it('[MEM-7] [MEM-8] records that were pulled to a page before, since others left the list, are in the file all the same', async () => {
  const pages = [['1', '2'], ['4'], ['1', '3'], ['4']];
  const shrinking: AskRecords<Row, null> = async (_client, { pageNo }) => {
    const list = (pages.shift() ?? []).map((id) => ({ id }));
    return { list, totalCount: pageNo === 1 ? 4 : 3, totalPages: 2, totals: null };
  };
  const state: string[] = [];
  function Saving() {
    const file = useExport({
      ask: shrinking,
      query: { startDate: '2026-01-03', endDate: '2026-01-03', filters: {} },
      rowKey: ({ id }) => id,
      table: tableOf,
      fileName: (format) => `records.${format}`,
    });
    state.push(file.state.kind);
    return <ExportButton {...file} disabled={false} />;
  }
  await openSite(<Saving />);
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await expect.poll(() => screen.getByRole('status').textContent).toContain('4');
  expect(pages).toEqual([]);
});

it('[MEM-7] an export that broke goes on in the format that was asked for', async () => {
  const names: string[] = [];
  let times = 0;
  const breaking: AskRecords<Row, null> = async () => {
    times += 1;
    if (times === 1) throw new CallError({ call: 'betRecords', kind: 'network' });
    return { list: [{ id: '1' }], totalCount: 1, totalPages: 1, totals: null };
  };
  function Saving() {
    const file = useExport({
      ask: breaking,
      query: { startDate: '2026-01-04', endDate: '2026-01-04', filters: {} },
      rowKey: ({ id }) => id,
      table: tableOf,
      fileName: (format) => {
        names.push(`records.${format}`);
        return `records.${format}`;
      },
    });
    return <ExportButton {...file} disabled={false} />;
  }
  await openSite(<Saving />);
  await userEvent.click(await screen.findByRole('button', { name: 'Save as Excel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  await expect.poll(() => screen.getByRole('status').textContent).toContain('1');
  expect(names).toEqual(['records.xlsx']);
});
