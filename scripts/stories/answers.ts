/**
 * `npx tsx scripts/stories/answers.ts`: asks the reference gateway what the pages in `site/stories` show, and writes
 * `site/stories/answers.json`. Needed if a call's shape has changed; their pictures change with it.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { calls, type Call } from '#site/api/contract/index.ts';
import { takeExamples } from '../calls/examples.ts';

const FILE = join(import.meta.dirname, '../../site/stories/answers.json');

const rows = Object.values<Call>(calls);
const reads = new Set(rows.filter(({ method }) => method === 'GET').map(({ name }) => name));
const taken = await takeExamples({ text: 1200, items: 8 });
// One call per line, for readable diffs.
const lines = [...taken].flatMap(([name, { answer }]) => (reads.has(name) ? [`  ${JSON.stringify(name)}: ${JSON.stringify(answer)}`] : []));
await writeFile(FILE, `{\n${lines.join(',\n')}\n}\n`);
