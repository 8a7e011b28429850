/** Compares each story with its baselines: `npm run visual`. */
import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

import { dress } from './dress.ts';
import { MAX_HEIGHT, offlineModes, pictureName, type Mode } from './modes.ts';

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's addon, once the story is composed. */
    story?: ComposedStoryFn;
  }
}

/** `parameters.visual` of all stories of a component. */
interface VisualParameter {
  /** Its layout differs in a wide viewport, so it is also captured wide. @default false */
  readonly wide?: boolean;
  /** Waits for what the story loads in another viewport. @default nothing */
  readonly loaded?: () => Promise<void>;
}

// The picture is of the root element: it is as large as the viewport, and fixed elements are rendered as a player sees them.
const sheet = new CSSStyleSheet();
sheet.replaceSync('html { height: 100vh; }');
document.adoptedStyleSheets.push(sheet);

afterEach(async ({ story, task }) => {
  // The output of a failed story is no valid state.
  if (!story || task.result?.state === 'fail') return;
  const visual: VisualParameter | undefined = story.parameters['visual'];
  for (const [mode, { viewport, ...choices }] of offlineModes(story.parameters['chromatic']?.modes ?? {}, visual?.wide ?? false)) {
    dress({ ...story.globals, ...choices }, story.parameters['skin']);
    await page.viewport(viewport.width, viewport.height);
    await visual?.loaded?.();
    await settled();
    await showAll(viewport);
    await settled();
    await expect(page.elementLocator(document.documentElement)).toMatchScreenshot(pictureName(story.id, mode));
  }
});

/** Enlarges the page if its content is longer than the viewport and scrollable. */
async function showAll({ width, height }: Mode['viewport']): Promise<void> {
  const root = document.documentElement;
  const locked = [root, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden');
  if (!locked && root.scrollHeight > height) await page.viewport(width, Math.min(root.scrollHeight, MAX_HEIGHT));
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
