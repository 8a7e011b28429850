/** Stories in tests hold still, and each has its pictures taken where the run asks for them (`scripts/visual.ts`). */
import type { ComposedStoryFn } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, inject } from 'vitest';
import { commands, page } from 'vitest/browser';

import type { Photograph } from '../scripts/visual/camera.ts';
import { isAsked } from '../scripts/visual/only.ts';
import { spareCells } from '#ui/testing/MatrixCells.tsx';
import { dress } from './dress.ts';
import { offlineModes, type Mode } from './modes.ts';
import { holdStill } from './still.ts';

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's addon, once the story is composed. */
    story?: ComposedStoryFn;
  }
  interface ProvidedContext {
    /** Part of the names of the stories to draw; empty for all, `null` for none. */
    pictures: string | null;
    /** Every cell of every matrix: `npm run test:full`. */
    full: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    setScreen: (size: Mode['viewport']) => Promise<void>;
    photograph: (request: Photograph) => Promise<void>;
    cannotDraw: (request: Pick<Photograph, 'id' | 'name'>) => Promise<void>;
  }
}

/** `parameters.visual` of a story, or of all stories of a component. */
interface VisualParameter {
  /** It looks different where there is room, and so is drawn wide, too. @default false */
  readonly wide?: boolean;
  /** Why it cannot be drawn the same twice: whoever reads the story should not have to guess. */
  readonly reason?: string;
  /** How many pixels may differ. @default as many as in every picture */
  readonly allowedPixels?: number;
  /** No pictures at all. @default false */
  readonly skip?: boolean;
}

/** Longer pages are cut off. */
const MAX_HEIGHT = 6000;

const asked = inject('pictures');

// A second, which is the default, judges how busy the machine is; no test judges speed.
configure({ asyncUtilTimeout: 10_000 });
holdStill();
if (!inject('full')) spareCells();

beforeEach(() => window.scrollTo(0, 0));

afterEach(async ({ story, task }) => {
  if (asked === null || !story || !isAsked(asked, story.id)) return;
  const visual: VisualParameter | undefined = story.parameters['visual'];
  if ((visual?.skip || visual?.allowedPixels !== undefined) && !visual.reason) throw new Error('`parameters.visual` needs a `reason`.');
  if (visual?.skip) return;

  const request = { id: story.id, name: task.name, allowedPixels: visual?.allowedPixels };
  // What a failed story shows is no state of the component.
  if (task.result?.state === 'fail') return commands.cannotDraw(request);
  for (const [mode, { viewport, ...choices }] of offlineModes(story.parameters['chromatic']?.modes ?? {}, visual?.wide ?? false)) {
    dress({ ...story.globals, ...choices });
    await setScreen(viewport);
    await settled();
    await showAll(viewport);
    await settled();
    await commands.photograph({ ...request, mode });
  }
});

/** Gives the page more height where its content is longer than the screen and can be scrolled to. */
async function showAll({ width, height }: Mode['viewport']): Promise<void> {
  const root = document.documentElement;
  const locked = [root, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden');
  if (!locked && root.scrollHeight > height) await setScreen({ width, height: Math.min(root.scrollHeight, MAX_HEIGHT) });
}

async function setScreen(size: Mode['viewport']): Promise<void> {
  await commands.setScreen(size);
  // The frame that stories run in would be scaled down if the screen were smaller.
  await page.viewport(size.width, size.height);
}

/** Resolves when nothing comes any more that was asked for: no font, no picture, no step of a layout that measures itself. */
async function settled(): Promise<void> {
  let before;
  do {
    before = layout();
    for (const { fonts, images } of documents()) {
      for (const image of images) image.loading = 'eager';
      // A broken picture is a state too.
      await Promise.allSettled(Array.from(images, (image) => image.decode()));
      await fonts.ready;
    }
    // One frame for effects, a second for what they bring, a third for observers.
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  } while (layout() !== before);
}

/** What changes while a page is still taking shape. */
function layout(): string {
  return documents()
    .map(({ body, documentElement, defaultView }) => [
      defaultView?.innerHeight,
      documentElement.scrollHeight,
      body.querySelectorAll('*').length,
    ])
    .join();
}

/** The page and those in its frames. */
function documents(): Document[] {
  const frames = Array.from(document.querySelectorAll('iframe'));
  return [document, ...frames.flatMap(({ contentDocument }) => contentDocument ?? [])];
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
