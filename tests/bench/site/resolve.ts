/** From config and facts to what is on screen, for a page of a hundred blocks. */
import { assemble } from '#site/assembler/runtime/assemble.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import type { Artefact, BlockItem } from '#site/assembler/runtime/types.ts';
import { blocks } from '#site/blocks/index.ts';
import { compileMerchant } from '#site/assembler/compiler/compile.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import { median, type Figure } from './figure.ts';

const BLOCKS = 100;
const ROUNDS = 500;
/** A cheap phone, as the other figures have it from the browser. */
const SLOWDOWN = 4;

export async function resolve(): Promise<Figure> {
  const { release } = await compileMerchant({ configDir: 'config', code: 'demo', blocks, compileSkin });
  if (!release) throw new Error('The config of demo has faults.');
  const artefact = withBlocks(release.artefact);
  const samples = Array.from({ length: ROUNDS }, (_, round) => {
    const facts = composeFacts(artefact, { route: '/bench', flags: { FREEPLAY3: round % 2 === 0 } }, 0);
    const started = performance.now();
    assemble(artefact, facts);
    return performance.now() - started;
  });
  return { name: `a page of ${BLOCKS} blocks resolved, at a quarter of the speed`, value: median(samples) * SLOWDOWN, bar: 5, unit: 'ms' };
}

/** The merchant's site with one page more; every other block has a condition. */
function withBlocks(artefact: Artefact): Artefact {
  const when = { all: [{ flag: 'FREEPLAY3' }, { not: { session: ['trial' as const] } }] };
  const block = (index: number): BlockItem => ({ block: 'promises', ...(index % 2 === 0 && { when }) });
  const order = Array.from({ length: BLOCKS }, (_, index) => `b${index}`);
  const items = Object.fromEntries(order.map((id, index) => [id, block(index)]));
  const page = { paths: ['/bench'], layout: 'default', title: { EN: 'Bench' }, areas: { main: { items, order } } };
  return { ...artefact, pages: { bench: page, ...artefact.pages } };
}
