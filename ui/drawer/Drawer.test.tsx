import { cleanup, render, screen } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { overlaySuite } from '../testing/overlaySuite.tsx';
import { pressCover, settled } from '../testing/overlayTesting.ts';
import { Drawer, type DrawerProps, type DrawerSide } from './Drawer.tsx';

overlaySuite('Drawer', (props) => <Drawer name="suite" title="Suite" {...props} />, 'dialog');

const onClose = vi.fn<DrawerProps['onClose']>();

const box = () => screen.getByRole('dialog').getBoundingClientRect();

describe('Drawer', () => {
  beforeEach(async () => {
    onClose.mockClear();
    await page.viewport(360, 640);
    render(
      <Drawer name="menu" title="Menu" open onClose={onClose}>
        …
      </Drawer>,
    );
    await settled();
  });
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('dir');
  });

  it('[UI-5] is at the inline start, full height, in both directions', async () => {
    expect(box()).toMatchObject({ left: 0, top: 0, height: 640 });
    document.documentElement.dir = 'rtl';
    await settled();
    expect(box()).toMatchObject({ right: 360, top: 0, height: 640 });
  });

  it('[UI-5] closes by a press beside it and by its close button', async () => {
    await pressCover({ x: 355, y: 300 });
    expect(onClose.mock.calls).toEqual([['backdrop']]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose.mock.lastCall).toEqual(['close-button']);
  });
});

const openAt = async (side: DrawerSide): Promise<DOMRect> => {
  await page.viewport(360, 640);
  render(
    <Drawer name="menu" title="Menu" side={side} open onClose={onClose}>
      Three lines of content
    </Drawer>,
  );
  await settled();
  return box();
};

describe('a drawer from each side', () => {
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('dir');
  });

  it('[UI-5] is at the inline end, full height, in both directions', async () => {
    expect(await openAt('end')).toMatchObject({ right: 360, top: 0, height: 640 });
    document.documentElement.dir = 'rtl';
    await settled();
    expect(box()).toMatchObject({ left: 0, top: 0, height: 640 });
  });

  it.each([
    ['top', { left: 0, width: 360, top: 0 }],
    ['bottom', { left: 0, width: 360, bottom: 640 }],
  ] as const)('[UI-5] is at the %s, as wide as the screen and as high as its content', async (side, place) => {
    const panel = await openAt(side);
    expect(panel).toMatchObject(place);
    expect(panel.height).toBeLessThan(320);
  });
});
