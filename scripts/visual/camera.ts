/** Commands that stories in the browser call to have their picture taken. They run in Vitest's own process. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { BrowserCommand } from 'vitest/node';

import { findChromium } from '../chromium.ts';
import { addShot, baselineOf, drawnOf, makeFolderOf, pictureName, readPicture } from './shots.ts';

export interface Photograph {
  /** The story's, as in Storybook's address. */
  readonly id: string;
  /** The story's own name, e.g. `Loading`. */
  readonly name: string;
  readonly mode: string;
  readonly allowedPixels: number | undefined;
}

type Context = Parameters<BrowserCommand>[0];

const MOST_TRIES = 10;
const PAUSE_MS = 100;

/** The screen fits the picture: what is fixed to it, such as an overlay, is drawn as a player sees it. */
const setScreen: BrowserCommand<[{ width: number; height: number }]> = ({ page }, size) => page.setViewportSize(size);

/** Takes the picture, and keeps it unless it is the baseline byte for byte. */
const photograph: BrowserCommand<[Photograph]> = async (context, { id, name, mode, allowedPixels }) => {
  const story = storyOf(context, id, name);
  const picture = pictureName(story, mode);
  const baseline = readPicture(baselineOf(picture));
  // Chromium itself is asked for nothing but the picture: what would hide carets and stop motion changes the page.
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

/** Looks until a picture is the expected one, or the same twice running. */
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

/** The program and its major version: the headless shell draws some pixels differently from the whole browser. */
function browserOf(context: Context['context']): string {
  return `${basename(findChromium())} ${Number.parseInt(context.browser()?.version() ?? '', 10)}`;
}
