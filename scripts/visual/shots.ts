/** What a run of the stories leaves behind: a list of the pictures that were taken, and those that differ from their baseline. */
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import * as v from 'valibot';

/** Everything of the last run; the report page is in it. */
export const VISUAL_FOLDER = 'test-results/visual';
export const BASELINES_FOLDER = 'tests/visual/baselines';

/** How many pixels may differ unless a story says otherwise: as many as another processor may round differently. */
const ALLOWED_PIXELS = 4;

const shot = v.strictObject({
  /** As in Storybook's address, e.g. `kit-button--loading`. */
  id: v.string(),
  /** For people, e.g. `Kit/Button Loading`. */
  story: v.string(),
  /** The story's file, from the project's root. */
  file: v.string(),
  /** Missing where the story failed and so was not drawn. */
  mode: v.optional(v.string()),
  allowedPixels: v.optional(v.number(), ALLOWED_PIXELS),
  /** What drew it, e.g. `chromium 156`. */
  browser: v.string(),
});
/** A picture that was taken. */
export type Shot = v.InferOutput<typeof shot>;

const list = (): string => join(VISUAL_FOLDER, 'shots.jsonl');

export function addShot(taken: v.InferInput<typeof shot>): void {
  mkdirSync(VISUAL_FOLDER, { recursive: true });
  appendFileSync(list(), `${JSON.stringify(taken)}\n`);
}

/** @throws when there is no list: the run broke off before its first story */
export function readShots(): Shot[] {
  const lines = readFileSync(list(), 'utf8').trimEnd().split('\n');
  return lines.map((line) => v.parse(shot, JSON.parse(line)));
}

/** Clears away what the last run left. */
export function clearShots(): void {
  rmSync(VISUAL_FOLDER, { recursive: true, force: true });
}

/** Where a picture stands below any folder of pictures: `button/kit-button--loading-dark-1280.png`. */
export function pictureName({ id, file }: Pick<Shot, 'id' | 'file'>, mode: string): string {
  return join(basename(dirname(file)), `${id}-${mode}.png`);
}

export const baselineOf = (name: string): string => join(BASELINES_FOLDER, name);
export const drawnOf = (name: string): string => join(VISUAL_FOLDER, 'after', name);

/** A picture's bytes; `undefined` when there is none. */
export function readPicture(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

export function makeFolderOf(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
}
