import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { ROOT } from './build.ts';

/** What the site leaves to the system and a machine for tests may lack: families that its font stacks name. Serifs are as wide. */
const FAMILIES = [
  { family: 'Noto Sans Thai', folder: 'noto-sans-thai' },
  { family: 'Noto Serif Thai', folder: 'noto-sans-thai' },
  { family: 'Noto Sans SC', folder: 'noto-sans-sc' },
  { family: 'Noto Serif SC', folder: 'noto-sans-sc' },
];
const WEIGHTS = ['400', '700'];

/** A part of a face as its package's style sheet declares it. */
const DECLARED = /url\(\.\/files\/(?<file>[^)]+\.woff2)\)[^}]*unicode-range: (?<range>[^;}]+)/g;

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly path: string;
  readonly range: string;
}

const fileOf = (folder: string, file: string): string => join(ROOT, 'node_modules/@fontsource', folder, file);

const facesOf = ({ family, folder }: (typeof FAMILIES)[number]): readonly Face[] =>
  WEIGHTS.flatMap((weight) =>
    [...readFileSync(fileOf(folder, `${weight}.css`), 'utf8').matchAll(DECLARED)].map(({ groups }) => ({
      family,
      weight,
      path: `/faces/${folder}/${groups?.['file'] ?? ''}`,
      range: groups?.['range'] ?? '',
    })),
  );

/** Runs in the page, before anything else: a browser fetches a part only when the page needs one of its characters. */
function addFaces(faces: readonly Face[]): void {
  // Frames have policies of their own.
  if (window !== top) return;
  for (const { family, weight, path, range } of faces) {
    document.fonts.add(new FontFace(family, `url(${path})`, { weight, unicodeRange: range, display: 'swap' }));
  }
}

/** Has the page draw Thai and Chinese as on machines that have letters for them: boxes in their place are narrower or wider. */
export async function drawAllScripts(page: Page): Promise<void> {
  await page.addInitScript(addFaces, FAMILIES.flatMap(facesOf));
  await page.route(/\/faces\/[\w-]+\/[\w.-]+$/, async (route) => {
    const [folder = '', file = ''] = new URL(route.request().url()).pathname.split('/').slice(-2);
    await route.fulfill({ path: fileOf(folder, `files/${file}`), contentType: 'font/woff2' });
  });
}
