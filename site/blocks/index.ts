/** Registry of all blocks. To add one, add a folder with a `block.ts` and a line in `list.ts`. */
import { defineBlocks } from '#site/assembler/sdk/registry.ts';
import * as sources from './list.ts';

export const blocks = defineBlocks(sources);
