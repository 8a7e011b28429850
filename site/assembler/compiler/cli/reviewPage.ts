/** The page of a review: plain HTML that needs no script. */
import type { Change } from '#site/assembler/compiler/explain/changes.ts';
import { AUDIENCES } from '#site/assembler/compiler/explain/views.ts';
import { printable } from '#site/assembler/compiler/printable.ts';
import type { MerchantView, PicturePair } from './job.ts';

export interface MerchantReview {
  readonly merchant: string;
  readonly changes: readonly Change[];
  /** All views that differ. */
  readonly views: readonly MerchantView[];
}

export interface Review {
  /** Git revisions. */
  readonly from: string;
  readonly until: string;
  readonly reviews: readonly MerchantReview[];
  /** Merchants that only one of the revisions has. */
  readonly single: readonly string[];
  readonly pairs: readonly PicturePair[];
  /** Views that differ and have no pictures. */
  readonly rest: readonly MerchantView[];
  /** Why there are no pictures at all. */
  readonly without: string | undefined;
}

const STYLE = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif; }
body { max-inline-size: 1500px; margin: 0 auto; padding: 16px; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { border-block-end: 1px solid GrayText; padding: 6px 12px 6px 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; margin-block: 16px; align-items: start; }
.w360 { max-inline-size: 736px; }
figure { margin: 0; }
img { inline-size: 100%; block-size: auto; border: 1px solid GrayText; }
`;

export function reviewPage({ from, until, reviews, single, pairs, rest, without }: Review): string {
  const title = `Review of ${from}..${until}`;
  const differing = reviews.filter(({ changes }) => changes.length > 0);
  const same = reviews.filter(({ changes }) => changes.length === 0).map(({ merchant }) => merchant);
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>`,
    `<style>${STYLE}</style></head><body><main>`,
    `<h1>${escape(title)}</h1>`,
    ...(without === undefined ? [] : [`<p>Without pictures: ${escape(without)}</p>`]),
    ...(same.length === 0 ? [] : [`<p>No difference on screen: ${escape(same.join(', '))}</p>`]),
    ...(single.length === 0 ? [] : [`<p>Only in one of the revisions: ${escape(single.join(', '))}</p>`]),
    `<nav aria-label="Contents"><ul>${differing.map((review) => contents(review, viewsOf(review, pairs))).join('\n')}</ul></nav>`,
    ...differing.flatMap((review) => merchantSection(review, pairs, rest)),
    '</main></body></html>',
    '',
  ].join('\n');
}

function contents({ merchant }: MerchantReview, views: readonly MerchantView[]): string {
  const items = views.map((view, index) => `<li><a href="#${anchor(merchant, index)}">${heading(view)}</a></li>`);
  return `<li><a href="#${anchor(merchant)}">${escape(merchant)}</a>${items.length === 0 ? '' : `<ul>${items.join('\n')}</ul>`}</li>`;
}

function merchantSection(review: MerchantReview, pairs: readonly PicturePair[], rest: readonly MerchantView[]): string[] {
  const { merchant, changes } = review;
  const left = rest.filter((view) => view.merchant === merchant);
  const named = new Set(changes.map(({ address }) => address));
  return [
    `<h2 id="${anchor(merchant)}">${escape(merchant)}</h2>`,
    '<table><thead><tr><th>Where</th><th>What changes</th><th>Who sees it</th><th>File and line</th></tr></thead><tbody>',
    ...changes.map((change) => changeRow(change, review)),
    '</tbody></table>',
    ...viewsOf(review, pairs).flatMap((view, index) => [
      `<h3 id="${anchor(merchant, index)}">${heading(view)}</h3>`,
      `<p>Differs: ${escape(view.differs.filter((address) => named.has(address)).join(', '))}</p>`,
      ...pairs.filter((pair) => pair.view === view).map(figures),
    ]),
    ...(left.length === 0
      ? []
      : [`<h3>Not pictured: ${left.length}</h3>`, `<ul>${left.map((view) => `<li>${heading(view)}</li>`).join('\n')}</ul>`]),
  ];
}

const viewsOf = ({ merchant }: MerchantReview, pairs: readonly PicturePair[]): MerchantView[] =>
  [...new Set(pairs.map(({ view }) => view))].filter((view) => view.merchant === merchant);

function changeRow({ address, text, source }: Change, { views }: MerchantReview): string {
  const seen = new Set(views.filter(({ differs }) => differs.includes(address)).map(({ audience }) => audience));
  const audiences = AUDIENCES.filter((audience) => seen.has(audience));
  const who = audiences.length === AUDIENCES.length ? 'everyone' : audiences.map((audience) => `${audience}s`).join(', ') || '–';
  const cells = [address, text, who, source === undefined ? '–' : `config/${source.file}:${source.line}`];
  return `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`;
}

function figures({ view, width, theme, before, after }: PicturePair): string {
  const figure = (time: string, file: string): string => {
    const name = `${time}, ${width} px, ${theme}`;
    const alt = `${view.path} of ${view.merchant} as a ${view.audience} sees it: ${name}`;
    return `<figure><figcaption>${name}</figcaption><img loading="lazy" src="${escape(file)}" alt="${escape(alt)}"></figure>`;
  };
  return `<div class="pair w${width}">${figure('Before', before)}${figure('After', after)}</div>`;
}

const heading = ({ path, audience }: MerchantView): string => escape(`${path} (${audience})`);

const anchor = (merchant: string, index?: number): string => escape(`m-${merchant}${index === undefined ? '' : `-${index + 1}`}`);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Config and revisions are foreign text. */
const escape = (text: string): string => printable(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
