import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import * as v from 'valibot';

import { countDifferent, decode } from './png.ts';
import {
  baselineOf,
  BASELINES_FOLDER,
  drawnOf,
  makeFolderOf,
  pictureName,
  readPicture,
  readShots,
  VISUAL_FOLDER,
  type Shot,
} from './shots.ts';

export type Verdict = 'same' | 'changed' | 'new' | 'removed' | 'undrawn';

/** Result of one screenshot. */
export interface Judged {
  readonly verdict: Verdict;
  /** Display name: `Kit/Button Loading`; the file's name if the story no longer exists. */
  readonly story: string;
  readonly file: string;
  /** Missing if nothing was rendered. */
  readonly mode?: string;
  /** Relative path in each folder of screenshots. */
  readonly name?: string;
  /** Of a changed one: the number of pixels, or that its size changed. */
  readonly difference?: string;
}

export interface Judgement {
  readonly pictures: readonly Judged[];
  readonly browser: {
    /** The browser of the baselines; missing if there are none. */
    readonly baselines?: string;
    readonly running: string;
  };
}

/** Different browsers, or major versions, render some pixels differently, so differences are not significant. */
export const isForeign = ({ browser }: Judgement): boolean => browser.baselines !== undefined && browser.baselines !== browser.running;

const BROWSER_FILE = join(BASELINES_FOLDER, 'browser.json');
const browserFile = v.strictObject({ browser: v.string() });

/** The report's copy of a baseline that changed or was removed. */
export const beforeOf = (name: string): string => join(VISUAL_FOLDER, 'before', name);

/**
 * Compares the screenshots of the last run with the baselines. Baselines without a story are reported only for a
 * `complete` run: of all stories, without aborts.
 */
export function judge({ complete }: { complete: boolean }): Judgement {
  const shots = readShots();
  const pictures = shots.map(judgeShot);
  const drawn = new Set(pictures.map(({ name }) => name));
  const removed = complete ? baselines().filter((name) => !drawn.has(name)) : [];
  for (const name of removed) keepBefore(name);
  const gone = removed.map((name): Judged => ({ verdict: 'removed', story: name, file: baselineOf(name), name }));
  return { pictures: [...pictures, ...gone], browser: { ...baselineBrowser(), running: shots[0]?.browser ?? '' } };
}

/** Replaces the baselines by the screenshots of the last run. */
export function renew({ pictures, browser }: Judgement): void {
  for (const { verdict, name } of pictures) {
    if (name === undefined) continue;
    if (verdict === 'removed') rmSync(baselineOf(name));
    if (verdict !== 'changed' && verdict !== 'new') continue;
    makeFolderOf(baselineOf(name));
    copyFileSync(drawnOf(name), baselineOf(name));
  }
  writeFileSync(BROWSER_FILE, `{ "browser": "${browser.running}" }\n`);
}

function judgeShot({ story, id, file, mode, allowedPixels }: Shot): Judged {
  if (mode === undefined) return { verdict: 'undrawn', story, file };
  const name = pictureName({ id, file }, mode);
  const judged = { story, file, mode, name };
  const after = readPicture(drawnOf(name));
  if (after === undefined) return { ...judged, verdict: 'same' };
  const before = readPicture(baselineOf(name));
  if (before === undefined) return { ...judged, verdict: 'new' };
  const pixels = countDifferent(decode(before), decode(after));
  if (pixels !== undefined && pixels <= allowedPixels) return { ...judged, verdict: 'same' };
  keepBefore(name);
  return { ...judged, verdict: 'changed', difference: pixels === undefined ? 'another size' : `${pixels} pixels` };
}

function keepBefore(name: string): void {
  makeFolderOf(beforeOf(name));
  copyFileSync(baselineOf(name), beforeOf(name));
}

function baselines(): string[] {
  if (!existsSync(BASELINES_FOLDER)) return [];
  return readdirSync(BASELINES_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.png'))
    .map((entry) => relative(BASELINES_FOLDER, join(entry.parentPath, entry.name)))
    .toSorted();
}

function baselineBrowser(): { baselines?: string } {
  if (!existsSync(BROWSER_FILE)) return {};
  return { baselines: v.parse(browserFile, JSON.parse(readFileSync(BROWSER_FILE, 'utf8'))).browser };
}
