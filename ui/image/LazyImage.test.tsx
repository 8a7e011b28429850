import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { storyArt } from '../testing/storyArt.ts';
import { LazyImage } from './LazyImage.tsx';

const broken = 'data:image/png;base64,broken';
const below = (px: number) => <div style={{ blockSize: px }} />;
/** Long enough for observers, which report with the next frames. */
const frames = async (): Promise<void> => {
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
};

describe('LazyImage', () => {
  beforeEach(() => page.viewport(400, 600));
  afterEach(() => {
    cleanup();
    scrollTo(0, 0);
  });

  it('[UI-7] reserves its space, shows a skeleton, then the picture', async () => {
    const { container } = render(
      <div style={{ inlineSize: 320 }}>
        <LazyImage src={storyArt(1)} alt="Golden harbour" aspectRatio={16 / 9} />
      </div>,
    );
    const box = container.querySelector('span');
    expect(box?.getBoundingClientRect()).toMatchObject({ width: 320, height: 180 });
    expect(container.querySelector('[aria-hidden]')).not.toBeNull();
    await expect.poll(() => screen.queryByRole('img', { name: 'Golden harbour' })?.dataset['loaded']).toBe('true');
    expect(container.querySelector('[aria-hidden]')).toBeNull();
    expect(box?.getBoundingClientRect().height).toBe(180);
    await expectAccessible();
  });

  it.each([
    ['came', storyArt(2), 'true'],
    ['failed', broken, undefined],
  ])('[UI-7] in a server’s HTML is a picture, also where it %s before hydration', async (_, src, loaded) => {
    const image = <LazyImage src={src} alt="Golden harbour" aspectRatio={16 / 9} />;
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(image);
    const picture = root.querySelector('img');
    expect(picture).toMatchObject({ loading: 'lazy', alt: 'Golden harbour' });
    await expect.poll(() => picture?.complete).toBe(true);
    expect(picture && getComputedStyle(picture).opacity).toBe('1');
    // Most of a page's are far below, and each animation costs frames.
    expect(root.getAnimations({ subtree: true })).toEqual([]);
    const hydrated = hydrateRoot(root, image);
    if (loaded) await expect.poll(() => picture?.dataset['loaded']).toBe('true');
    else await expect.poll(() => root.querySelector('img')).toBeNull();
    expect(root.querySelector('[role=img], img')).toHaveAccessibleName('Golden harbour');
    hydrated.unmount();
    root.remove();
  });

  it('[UI-7] requests nothing far below, where nothing is animated, and loads within 1.3 windows from the top', async () => {
    const { container } = render(
      <>
        {below(1000)}
        <LazyImage src={storyArt(2)} alt="Far" aspectRatio={1} />
      </>,
    );
    await frames();
    // It has an accessible name before it is loaded: a link around it needs one.
    expect(screen.getByRole('img', { name: 'Far' })).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
    // An animation outside the viewport still costs frames.
    expect(document.getAnimations()).toEqual([]);
    // The window is 600 px high: 780 px from its top is the threshold, and a tenth of the 400 px picture must be
    // inside.
    scrollTo(0, 1000 - 780 + 30);
    await frames();
    expect(container.querySelector('img')).toBeNull();
    scrollTo(0, 1000 - 780 + 50);
    await expect.poll(() => container.querySelector('img')).not.toBeNull();
  });

  it('[UI-7] a priority picture does not wait', () => {
    render(
      <>
        {below(3000)}
        <LazyImage src={storyArt(3)} alt="First offer" aspectRatio={1} priority />
      </>,
    );
    expect(screen.getByRole('img', { name: 'First offer' })).toMatchObject({ fetchPriority: 'high' });
  });

  it('[UI-7] a failed picture is not retried, and the fallback replaces it', async () => {
    const { container, rerender } = render(<LazyImage src={broken} alt="Lost" aspectRatio={1} fallback={<b>Game</b>} />);
    await expect.poll(() => container.querySelector('b')?.textContent).toBe('Game');
    expect(screen.getByRole('img', { name: 'Lost' })).toBeTruthy();
    rerender(<LazyImage src={broken} alt="Lost" aspectRatio={1} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
    await expectAccessible();
  });

  it('[UI-7] another address is another picture', async () => {
    const { container, rerender } = render(<LazyImage src={broken} alt="" aspectRatio={1} />);
    await expect.poll(() => container.querySelector('svg')).not.toBeNull();
    rerender(<LazyImage src={storyArt(4)} alt="" aspectRatio={1} />);
    await expect.poll(() => container.querySelector('img')?.dataset['loaded']).toBe('true');
  });

  it('[UI-7] a picture that loaded before is there at once, wherever it is', async () => {
    const { container, unmount } = render(<LazyImage src={storyArt(5)} alt="" aspectRatio={1} />);
    await expect.poll(() => container.querySelector('img')?.dataset['loaded']).toBe('true');
    unmount();
    const again = render(
      <>
        {below(3000)}
        <LazyImage src={storyArt(5)} alt="" aspectRatio={1} />
      </>,
    );
    expect(again.container.querySelector('img')?.dataset['loaded']).toBe('true');
  });
});
