import { centreOf } from './support/centre.ts';
import { drawAllScripts } from './support/faces.ts';
import { FURTHER_ON_PHONES_TOO, PHONE_TOO, expect, test } from './support/test.ts';

/** The languages of the texts, each at a merchant that offers it. */
const LANGUAGES = [
  ['demo', 'EN'],
  ['demo', 'TY'],
  ['aurora', 'ID'],
  ['lotus', 'VI'],
  ['lotus', 'TH'],
  ['lotus', 'CN'],
] as const;

/** Runs in the page: the words of the tiles' labels that take two lines or reach out of the card. */
function brokenWords(tiles: readonly Element[]): string[] {
  const { lang } = document.documentElement;
  // Thai and Chinese write words without spaces.
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const wordsOf = (text: string) =>
    /^(th|zh)/.test(lang)
      ? Array.from(segmenter.segment(text), ({ segment, index }) => ({ word: segment, index }))
      : Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({ word, index }));
  const broken: string[] = [];
  for (const tile of tiles) {
    const card = tile.closest('ul')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const label = tile.querySelector('span:not(:has(svg))') ?? tile;
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { word, index } of wordsOf(node.textContent ?? '')) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { left, right } = range.getBoundingClientRect();
        if (range.getClientRects().length > 1 || left < card.left || right > card.right) broken.push(word);
      }
    }
  }
  return broken;
}

for (const [index, [merchant, language]] of LANGUAGES.entries()) {
  test.describe(`${merchant} in ${language}`, () => {
    test.use({ merchant, language });

    test(
      `[MEM-1] [I18N-1] on a phone, words of a center's tiles are whole in ${language}`,
      index === 0 ? PHONE_TOO : FURTHER_ON_PHONES_TOO,
      async ({ page, site, texts }, { project }) => {
        test.skip(project.name !== 'phone', 'wider screens have a menu of rows');
        await site.enter('agent');
        await drawAllScripts(page);
        for (const which of ['member', 'agent'] as const) {
          await page.goto(`/?centre=${which}`);
          const tiles = centreOf(page, texts, which).getByRole('navigation').getByRole('link');
          await expect(tiles.first()).toBeVisible();
          await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
          expect(await tiles.evaluateAll(brokenWords)).toEqual([]);
        }
      },
    );
  });
}
