#!/bin/sh
# In a workbook's XML, _x0041_ stands for the character of that number. hucre writes a text that looks like this as it is, so that readers
# show another text than was saved; what XML cannot hold, U+FFFE, it writes raw, and an XML reader refuses the file.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null; npm pkg set type=module
npm install --silent --no-audit --no-fund hucre@1.0.0 @e965/xlsx@0.20.3 fflate@0.8.3 saxes@6.0.0
cat > run.mjs <<'JS'
import { writeXlsx } from 'hucre';
import { read } from '@e965/xlsx';
import { unzipSync, strFromU8 } from 'fflate';
import { SaxesParser } from 'saxes';
const saved = async (text) => writeXlsx({ sheets: [{ name: 'S', rows: [[text]] }] });
const shown = ({ Sheets, SheetNames }) => Sheets[SheetNames[0]].A1.v;
const sound = (bytes) => {
  for (const [name, part] of Object.entries(unzipSync(bytes))) {
    if (!name.endsWith('.xml')) continue;
    let fault;
    const parser = new SaxesParser();
    parser.on('error', (error) => (fault ??= error));
    parser.write(strFromU8(part)).close();
    if (fault) return `${name} is no XML`;
  }
  return 'all parts are XML';
};
console.log('_x0041_ reads as', shown(read(await saved('_x0041_'))));
console.log('A plain text:', sound(await saved('plain')));
console.log('U+FFFE:', sound(await saved('\uFFFE')));
JS
node run.mjs | tee said
grep -qx '_x0041_ reads as A' said && grep -qx 'A plain text: all parts are XML' said && grep -q 'U+FFFE: .* is no XML' said
