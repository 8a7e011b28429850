import type { Block, Blocks } from '#site/assembler/sdk/registry.ts';
import { blocks } from '#site/blocks/index.ts';

/** Opens a pop-up by itself, over what an operator looks at. It is opened from the tree. */
const OPENS_BY_ITSELF = 'entry-popup';

const quiet = (block: Block): Block => ({ ...block, load: async () => ({ draw: () => ({ node: null }) }) });

/** The site's blocks, none of which opens something that was not asked for. */
export const stageBlocks: Blocks = new Map([...blocks].map(([name, block]) => [name, name === OPENS_BY_ITSELF ? quiet(block) : block]));
