/** Prints the compiled config of the demo merchant, for the stories of pages. */
import { join } from 'node:path';

import { compileMerchant } from '#site/assembler/compiler/compile.ts';
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';

const configDir = join(import.meta.dirname, '../../config');
const { release, faults } = await compileMerchant({ configDir, code: 'demo', blocks, compileSkin });
if (!release) throw new Error(`The demo merchant has faults: ${JSON.stringify(faults[0])}`);
process.stdout.write(JSON.stringify(release.artefact));
