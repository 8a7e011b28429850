/** Freezes stories in tests, and takes their screenshots if the run requests them (`scripts/visual.ts`). */
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
    /** Part of the names of the stories to capture; empty for all, `null` for none. */
    pictures: string | null;
    /** All cells of every matrix: `npm run test:full`. */
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
  /** Its layout differs in a wide viewport, so it is also captured wide. @default false */
  readonly wide?: boolean;
  /** Why its rendering is not reproducible, for readers of the story. */
  readonly reason?: string;
  /** Number of differing pixels allowed. @default the same as for every screenshot */
  readonly allowedPixels?: number;
  /** Disables screenshots. @default false */
  readonly skip?: boolean;
}

/** Longer pages are cropped. */
const MAX_HEIGHT = 6000;

const asked = inject('pictures');

// The default of a second fails on busy machines; no test measures speed.
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
  // The output of a failed story is no valid state.
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

/** Enlarges the page if its content is longer than the viewport and scrollable. */
async function showAll({ width, height }: Mode['viewport']): Promise<void> {
  const root = document.documentElement;
  const locked = [root, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden');
  if (!locked && root.scrollHeight > height) await setScreen({ width, height: Math.min(root.scrollHeight, MAX_HEIGHT) });
}

async function setScreen(size: Mode['viewport']): Promise<void> {
  await commands.setScreen(size);
  // The frame of the stories would be scaled down in a smaller viewport.
  await page.viewport(size.width, size.height);
}

/** Resolves when nothing is pending: no font, picture, or measured layout. */
async function settled(): Promise<void> {
  let before;
  do {
    before = layout();
    for (const { fonts, images } of documents()) {
      for (const image of images) image.loading = 'eager';
      // A broken picture is a valid state.
      await Promise.allSettled(Array.from(images, (image) => image.decode()));
      await fonts.ready;
    }
    // One frame for effects, a second for their updates, a third for observers.
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  } while (layout() !== before);
}

/** A fingerprint that changes while the page's layout does. */
function layout(): string {
  return documents()
    .map(({ body, documentElement, defaultView }) => [
      defaultView?.innerHeight,
      documentElement.scrollHeight,
      body.querySelectorAll('*').length,
    ])
    .join();
}

/** The page's document and those of its frames. */
function documents(): Document[] {
  const frames = Array.from(document.querySelectorAll('iframe'));
  return [document, ...frames.flatMap(({ contentDocument }) => contentDocument ?? [])];
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
