import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { beforeOf, isForeign, type Judged, type Judgement, type Verdict } from './judge.ts';
import { drawnOf, VISUAL_FOLDER } from './shots.ts';

export const PAGE = join(VISUAL_FOLDER, 'index.html');

const HEADINGS = { changed: 'Changed', new: 'New', removed: 'Without a story', undrawn: 'Not drawn, since the story fails' } as const;

export const countOf = ({ pictures }: Judgement, asked: Verdict): number => pictures.filter(({ verdict }) => verdict === asked).length;

/** Result of the run, in one line. */
export function summary(judgement: Judgement): string {
  const count = (verdict: Verdict): number => countOf(judgement, verdict);
  const undrawn = count('undrawn') > 0 ? `, ${count('undrawn')} stories not drawn` : '';
  return `${count('same')} pictures as they were, ${count('changed')} changed, ${count('new')} new, ${count('removed')} without a story${undrawn}`;
}

/** A line of warning if the browser is not that of the baselines. */
export function warning(judgement: Judgement): string | undefined {
  if (!isForeign(judgement)) return undefined;
  const { baselines, running } = judgement.browser;
  return `The baselines were drawn by ${baselines}, and this is ${running}: changes count as warnings. To renew them all: npm run visual -- --update`;
}

/** Writes the report of changes: before, after, and the difference. */
export function writePage(judgement: Judgement): void {
  const told = warning(judgement);
  const sections = Object.entries(HEADINGS).map(([verdict, heading]) => section(heading, pick(judgement, verdict)));
  writeFileSync(
    PAGE,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures of stories</title>
<style>${CSS}</style>
<h1>Pictures of stories</h1>
<p>${escape(summary(judgement))}</p>
${told === undefined ? '' : `<p class="warning">${escape(told)}</p>`}
${sections.join('\n')}
</html>
`,
  );
}

const pick = ({ pictures }: Judgement, asked: string): readonly Judged[] => pictures.filter(({ verdict }) => verdict === asked);

function section(heading: string, pictures: readonly Judged[]): string {
  if (pictures.length === 0) return '';
  return `<h2>${heading} (${pictures.length})</h2>\n${pictures.map(article).join('\n')}`;
}

function article({ verdict, story, mode, difference, file, name }: Judged): string {
  const notes = [mode, difference, file].filter((note) => note !== undefined).map(escape);
  const head = `<h3>${escape(story)} <small>${notes.join(' · ')}</small></h3>`;
  return `<article>${head}<div class="row">${name === undefined ? '' : figures(verdict, name)}</div></article>`;
}

function figures(verdict: Verdict, name: string): string {
  const before = picture(beforeOf(name));
  const after = picture(drawnOf(name));
  const shown = {
    before: figure('before', `<a href="${address(beforeOf(name))}">${before}</a>`),
    after: figure('after', `<a href="${address(drawnOf(name))}">${after}</a>`),
    difference: figure('difference', `<div class="difference">${before}${after}</div>`),
  };
  if (verdict === 'removed') return shown.before;
  return verdict === 'new' ? shown.after : shown.before + shown.after + shown.difference;
}

const figure = (caption: string, content: string): string => `<figure><figcaption>${caption}</figcaption>${content}</figure>`;
const picture = (path: string): string => `<img loading="lazy" alt="" src="${address(path)}">`;
const address = (path: string): string => escape(encodeURI(relative(VISUAL_FOLDER, path)));

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The difference of the two images, amplified: even a single shade is visible. */
const CSS = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 2rem; }
h3 { margin: 2rem 0 .5rem; }
small { font-weight: normal; opacity: .7; }
.warning { border-inline-start: 4px solid orange; padding-inline-start: 1rem; }
.row { display: flex; gap: 1rem; align-items: flex-start; }
figure { flex: 0 1 auto; margin: 0; min-width: 0; }
figcaption { font-size: 13px; opacity: .7; }
img { display: block; max-width: 100%; outline: 1px solid #8886; }
.difference { display: grid; isolation: isolate; filter: grayscale(1) brightness(80); background: #000; }
.difference img { grid-area: 1 / 1; outline: none; }
.difference img + img { mix-blend-mode: difference; }
`;
