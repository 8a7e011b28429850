import { existsSync, readFileSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { cameraCommands } from '../../scripts/visual/camera.ts';
import { isAsked } from '../../scripts/visual/only.ts';
import { baselineOf, drawnOf, readShots } from '../../scripts/visual/shots.ts';
import { enterEmptyProject, write } from './storyPictures.ts';

const FILE = 'ui/button/Button.stories.tsx';
const NAME = 'button/kit-button--loading-light-360.png';
const request = { id: 'kit-button--loading', name: 'Loading', mode: 'light-360', allowedPixels: undefined };

let leave: () => void;
beforeEach(() => {
  leave = enterEmptyProject();
  write(FILE, "const meta = { title: 'Kit/Button', component: Button };");
});
afterEach(() => leave());

/** A browser whose page looks like this, one look after the other, and like the last from then on. */
async function photograph(...looks: string[]) {
  const screenshot = vi.fn(() => Promise.resolve(Buffer.from((looks.length > 1 ? looks.shift() : looks[0]) ?? '')));
  const context = { testPath: FILE, page: { screenshot }, context: { browser: () => ({ version: () => '156.0.1' }) } };
  // Of all that Vitest hands to a command, the camera uses these.
  await cameraCommands.photograph(context as unknown as Parameters<typeof cameraCommands.photograph>[0], request);
  return { looks: screenshot.mock.calls.length };
}

describe('the camera', () => {
  it('[UI-9] looks once at what is the baseline, and keeps no picture', async () => {
    write(baselineOf(NAME), 'final');
    expect(await photograph('final')).toEqual({ looks: 1 });
    expect(existsSync(drawnOf(NAME))).toBe(false);
  });

  it('[UI-9] waits until the page no longer changes', async () => {
    await photograph('first', 'second', 'final', 'final', 'never seen');
    expect(readFileSync(drawnOf(NAME), 'utf8')).toBe('final');
  });

  it('[UI-9] waits for the baseline while the page changes', async () => {
    write(baselineOf(NAME), 'final');
    await photograph('first', 'second', 'final');
    expect(existsSync(drawnOf(NAME))).toBe(false);
  });

  it('lists what it took, for people and by address', async () => {
    await photograph('final');
    expect(readShots()).toEqual([
      {
        id: 'kit-button--loading',
        story: 'Kit/Button Loading',
        file: FILE,
        mode: 'light-360',
        allowedPixels: 4,
        browser: expect.stringMatching(/^[\w-]+ 156$/),
      },
    ]);
  });
});

describe('--only', () => {
  it.each(['button', 'Kit/Button', 'Kit/Button Loading', 'kit-button--loading', 'loading'])('%s asks for a story', (text) => {
    expect(isAsked(text, 'kit-button--loading')).toBe(true);
  });

  it('asks for no other', () => {
    expect(isAsked('Kit/Button Loading', 'kit-button--disabled')).toBe(false);
  });
});
