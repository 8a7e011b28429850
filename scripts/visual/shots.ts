/** Output of a run of the stories: a list of the screenshots, and those that differ from their baseline. */
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import * as v from 'valibot';

/** Output of the last run, including the report. */
export const VISUAL_FOLDER = 'test-results/visual';
export const BASELINES_FOLDER = 'tests/visual/baselines';

/** Default number of differing pixels allowed: rounding differences between processors. */
const ALLOWED_PIXELS = 4;

const shot = v.strictObject({
  /** As in Storybook's URL, e.g. `kit-button--loading`. */
  id: v.string(),
  /** Display name, e.g. `Kit/Button Loading`. */
  story: v.string(),
  /** The story's file, relative to the project root. */
  file: v.string(),
  /** Missing if the story failed and was not rendered. */
  mode: v.optional(v.string()),
  allowedPixels: v.optional(v.number(), ALLOWED_PIXELS),
  /** The browser, e.g. `chromium 156`. */
  browser: v.string(),
});
/** A screenshot. */
export type Shot = v.InferOutput<typeof shot>;

const list = (): string => join(VISUAL_FOLDER, 'shots.jsonl');

export function addShot(taken: v.InferInput<typeof shot>): void {
  mkdirSync(VISUAL_FOLDER, { recursive: true });
  appendFileSync(list(), `${JSON.stringify(taken)}\n`);
}

/** @throws if there is no list: the run was aborted before its first story */
export function readShots(): Shot[] {
  const lines = readFileSync(list(), 'utf8').trimEnd().split('\n');
  return lines.map((line) => v.parse(shot, JSON.parse(line)));
}

/** Deletes the output of the last run. */
export function clearShots(): void {
  rmSync(VISUAL_FOLDER, { recursive: true, force: true });
}

/** Relative path of a screenshot: `button/kit-button--loading-dark-1280.png`. */
export function pictureName({ id, file }: Pick<Shot, 'id' | 'file'>, mode: string): string {
  return join(basename(dirname(file)), `${id}-${mode}.png`);
}

export const baselineOf = (name: string): string => join(BASELINES_FOLDER, name);
export const drawnOf = (name: string): string => join(VISUAL_FOLDER, 'after', name);

/** A screenshot's bytes; `undefined` if there is none. */
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
