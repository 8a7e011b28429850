#!/bin/sh
# A text in a cell with a date's number format, such as "Total" under a column of times: SheetJS reads the cell right, and its rows as
# arrays hold an invalid date in its place.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null; npm pkg set type=module
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3
cat > run.mjs <<'JS'
import { read, utils, write } from '@e965/xlsx';
const sheet = utils.aoa_to_sheet([['Time'], [45000.5], ['Total']]);
for (const cell of ['A2', 'A3']) sheet[cell].z = 'yyyy-mm-dd hh:mm';
const book = utils.book_new(sheet, 'S');
const { Sheets } = read(write(book, { type: 'buffer', bookType: 'xlsx' }), { cellDates: true, cellNF: true });
const { t, v } = Sheets.S.A3;
console.log('the cell:', t, v);
console.log('the row:', String(utils.sheet_to_json(Sheets.S, { header: 1 })[2][0]));
JS
node run.mjs | tee said
grep -qx 'the cell: s Total' said && grep -qx 'the row: Invalid Date' said
