/**
 * Writes `site/public/licences.txt`, which the site serves. Run it when a font or an icon package is added or removed:
 * `npx tsx scripts/licences.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { licences, licencesText } from './licences/entries.ts';

const root = join(import.meta.dirname, '..');
writeFileSync(join(root, 'site/public/licences.txt'), licencesText(licences(root)));
