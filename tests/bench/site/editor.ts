/** How long the editor's server takes for an edit, beside what a merchant's compilation takes. */
import { compileEdited, sidesCompiler } from '#gateway/web/editor/compile.ts';
import { compileMerchant } from '#site/assembler/compiler/compile.ts';
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import { median, type Figure } from './figure.ts';

const ROUNDS = 20;

/** Beyond it something is done twice: base, the saved side and the skin do not change with an edit of a page. */
const BAR = 1;

export async function editor(): Promise<Figure> {
  const sides = sidesCompiler('config');
  const [whole, edited]: [number[], number[]] = [[], []];
  // The first round fills the caches.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const text = JSON.stringify({ v: 1, areas: { main: { items: { hot: { props: { count: round + 1 } } } } } });
    const started = performance.now();
    await compileMerchant({ configDir: 'config', code: 'demo', blocks, compileSkin });
    const between = performance.now();
    const { artefact } = await compileEdited(sides, 'demo', { 'pages/home.json': text });
    if (!artefact) throw new Error('The edit has faults.');
    if (round === 0) continue;
    whole.push(between - started);
    edited.push(performance.now() - between);
  }
  return {
    name: 'an edit of a page, compiled and compared, beside the compilation of the merchant',
    detail: `${Math.round(median(edited))} ms`,
    value: median(edited) / median(whole),
    bar: BAR,
    unit: '×',
  };
}
