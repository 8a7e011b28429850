import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Modal } from '../modal/Modal.tsx';
import { compileSkin } from '../theme/skin.ts';
import { filled, MatrixCells } from './MatrixCells.tsx';

const skinOf = (accent: string): string => compileSkin({ v: 1, brand: { accent: { $type: 'color', $value: accent } } }).css;
const skins = { sea: skinOf('#0055aa'), rose: skinOf('#aa0044'), moss: skinOf('#226622') };
const rowOf = (skin: string): string[] => ['light, ltr', 'dark, ltr', 'light, rtl', 'dark, rtl'].map((rest) => `${skin}, ${rest}`);
const faint = ':root{--pf-color-text:#ddd;--pf-color-canvas:#eee}:root[data-theme=dark]{--pf-color-text:#222;--pf-color-canvas:#111}';

/** The document of every cell, once all are rendered. */
async function pages(states: () => ReactNode, { height, ...more }: { height?: number; skins?: Record<string, string> } = {}) {
  const { container } = render(<MatrixCells skins={more.skins ?? skins} states={states} height={height} />);
  await filled(container);
  return [...container.querySelectorAll('iframe')].map((frame) => {
    const { contentDocument: page, contentWindow: window } = frame;
    if (!page || !window) throw new Error(`The cell ${frame.title} has no page.`);
    return { title: frame.title, frame, page, window, root: page.documentElement };
  });
}

/** The canvas colors of a skin's stylesheet, light and dark. */
const canvases = (css: string): string[] => [...css.matchAll(/--pf-color-canvas:([^;]+)/g)].map(([, value]) => String(value));

const wearing = (css: string): ReactNode => <MatrixCells skins={{ mine: css }} states={() => <p>Words</p>} height={undefined} />;

async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} in ${target[0]}`));
}

describe('matrix', () => {
  afterEach(cleanup);

  it('[UI-8] shows every skin in light and dark and in both directions, each on a screen of 360 px', async () => {
    const cells = await pages(() => <p>Words</p>);
    expect(cells.map(({ title }) => title)).toEqual([...rowOf('sea'), ...rowOf('rose'), ...rowOf('moss')]);
    for (const { title, page, window, root } of cells) {
      const [skin, theme, direction] = title.split(', ');
      expect([root.dataset['theme'], root.dir, window.innerWidth, page.body.innerText]).toEqual([theme, direction, 360, 'Words']);
      const [light, dark] = canvases(skins[skin as keyof typeof skins]);
      expect(window.getComputedStyle(root).getPropertyValue('--pf-color-canvas')).toBe(theme === 'dark' ? dark : light);
      expect(window.getComputedStyle(page.body).fontFamily, 'the kit’s own styles are there too').toContain('Plus Jakarta Sans');
    }
  });

  it('[UI-8] an overlay opens in its own cell, and none takes the focus', async () => {
    const onClose = vi.fn();
    const open = (
      <Modal name="news" title="News" open onClose={onClose}>
        Words
      </Modal>
    );
    const cells = await pages(() => open, { height: 520 });
    expect(cells.map(({ page }) => page.querySelectorAll('[role=dialog]').length)).toEqual(Array(12).fill(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cells.map(({ page }) => page.activeElement?.localName)).toEqual(Array(12).fill('body'));
    expect(document.activeElement).toBe(document.body);
    for (const { frame, page } of cells) {
      expect(frame.offsetHeight).toBe(520);
      expect(page.querySelector('[role=dialog]')?.getBoundingClientRect()).toMatchObject({ left: 0, width: 360, bottom: 520 });
    }
  });

  it('[UI-8] a cell is as high as what it shows', async () => {
    const cells = await pages(() => <div style={{ blockSize: 700 }} />);
    for (const { frame, root } of cells) {
      expect(frame.offsetHeight).toBeGreaterThan(700);
      expect(root.scrollHeight).toBe(frame.offsetHeight);
    }
  });

  it('[UI-8] styles that come later reach the cells', async () => {
    const cells = await pages(() => <p>Words</p>);
    const late = document.createElement('style');
    late.textContent = 'p { letter-spacing: 7px }';
    document.head.append(late);
    for (const { page, window } of cells) {
      await vi.waitFor(() => expect(window.getComputedStyle(page.querySelector('p') ?? page.body).letterSpacing).toBe('7px'));
    }
    late.remove();
  });

  it('[UI-8] a skin may change while it is looked at', async () => {
    const { container, rerender } = render(wearing(skins.sea));
    await filled(container);
    rerender(wearing(skins.rose));
    for (const { contentDocument: page, contentWindow: window } of container.querySelectorAll('iframe')) {
      const shown = page && window?.getComputedStyle(page.documentElement).getPropertyValue('--pf-color-canvas');
      expect(canvases(skins.rose)).toContain(shown);
    }
  });

  it('[UI-8] a check of the page finds violations inside a cell: names in the first row, contrast in every row', async () => {
    await pages(
      () => (
        <p>
          {/* The violation to be found. */}
          {/* oxlint-disable-next-line jsx-a11y/alt-text */}
          Words <img src="data:," />
        </p>
      ),
      { skins: { sea: skins.sea, faint } },
    );
    expect(await violations()).toEqual([
      ...rowOf('faint').map((title) => `color-contrast in iframe[title="${title}"]`),
      ...rowOf('sea').map((title) => `image-alt in iframe[title="${title}"]`),
    ]);
  });

  it('[UI-8] a check of the page finds nothing in cells where nothing is wrong', async () => {
    await pages(() => <p>Words</p>);
    expect(await violations()).toEqual([]);
  });
});
