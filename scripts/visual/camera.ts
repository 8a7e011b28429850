/** Commands that stories in the browser call for screenshots. They run in Vitest's process. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { BrowserCommand } from 'vitest/node';

import { findChromium } from '../chromium.ts';
import { addShot, baselineOf, drawnOf, makeFolderOf, pictureName, readPicture } from './shots.ts';

export interface Photograph {
  /** The story's id, as in Storybook's URL. */
  readonly id: string;
  /** The story's name, e.g. `Loading`. */
  readonly name: string;
  readonly mode: string;
  readonly allowedPixels: number | undefined;
}

type Context = Parameters<BrowserCommand>[0];

const MOST_TRIES = 10;
const PAUSE_MS = 100;

/** The viewport fits the screenshot: fixed elements, such as an overlay, are rendered as a player sees them. */
const setScreen: BrowserCommand<[{ width: number; height: number }]> = ({ page }, size) => page.setViewportSize(size);

/** Takes the screenshot, and stores it unless it is byte-identical to the baseline. */
const photograph: BrowserCommand<[Photograph]> = async (context, { id, name, mode, allowedPixels }) => {
  const story = storyOf(context, id, name);
  const picture = pictureName(story, mode);
  const baseline = readPicture(baselineOf(picture));
  // A plain screenshot: the options that hide carets and stop animations change the page.
  const look = () => context.page.screenshot({ animations: 'allow', caret: 'initial' });
  const drawn = await steady(look, baseline);
  if (!baseline?.equals(drawn)) {
    makeFolderOf(drawnOf(picture));
    writeFileSync(drawnOf(picture), drawn);
  }
  addShot({ ...story, mode, allowedPixels });
};

const cannotDraw: BrowserCommand<[Pick<Photograph, 'id' | 'name'>]> = (context, { id, name }) => {
  addShot(storyOf(context, id, name));
};

export const cameraCommands = { setScreen, photograph, cannotDraw };

/** Repeats until a screenshot matches the baseline, or two in a row are identical. */
async function steady(look: () => Promise<Buffer>, expected: Buffer | undefined): Promise<Buffer> {
  let last = await look();
  for (let tries = 1; tries < MOST_TRIES && !expected?.equals(last); tries += 1) {
    await setTimeout(PAUSE_MS);
    const next = await look();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

function storyOf({ testPath, context }: Context, id: string, name: string) {
  const file = relative('.', testPath ?? '');
  const [, title = id] = /title: '([^']+)'/.exec(readFileSync(file, 'utf8')) ?? [];
  return { id, file, story: `${title} ${name}`, browser: browserOf(context) };
}

/** The program and its major version: the headless shell renders some pixels differently from the full browser. */
function browserOf(context: Context['context']): string {
  return `${basename(findChromium())} ${Number.parseInt(context.browser()?.version() ?? '', 10)}`;
}
