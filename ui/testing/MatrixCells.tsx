import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { KitProvider, useKitLabels } from '../kit/KitProvider.tsx';
import type { ThemeName } from '../theme/derive.ts';
import { prepareForAxe, type AxeScope } from './frameAxe.ts';
import { copyStyles, followStyles, setSkin } from './frameStyles.ts';
import * as styles from './matrix.css.ts';

const themes = ['light', 'dark'] as const satisfies readonly ThemeName[];
const directions = ['ltr', 'rtl'] as const;

let sparing = false;

/**
 * From now on matrices render two cells, which cover each theme and each direction once, for the first skin. Skins
 * differ in colors only, and their contrast is checked when compiled.
 */
export function spareCells(): void {
  sparing = true;
}

interface MatrixCellsProps {
  /** The stylesheet of each skin, by its name. */
  skins: Readonly<Record<string, string>>;
  /** Renders the content of each cell. */
  states: () => ReactNode;
  /** Height of each cell, px. @default that of its content */
  height: number | undefined;
}

/** One skin per row; light and dark, left to right and right to left side by side. */
export function MatrixCells({ skins, states, height }: MatrixCellsProps): ReactNode {
  return (
    <div className={styles.room}>
      <div className={styles.grid}>
        {Object.entries(skins).flatMap(([skin, css], row) =>
          directions.flatMap((direction, column) =>
            themes
              .filter((_, index) => !sparing || (row === 0 && index === column))
              .map((theme) => (
                // Names, roles and the like are the same in every row; checking them again would double the time.
                <Cell
                  key={`${skin} ${theme} ${direction}`}
                  {...{ skin, css, theme, direction, height }}
                  axe={row === 0 ? 'everything' : 'colours'}
                >
                  {states()}
                </Cell>
              )),
          ),
        )}
      </div>
    </div>
  );
}

/** Resolves when every cell of the matrix is rendered. */
export async function filled(matrix: HTMLElement): Promise<void> {
  while (matrix.querySelector('iframe:not([data-filled])')) await nextFrame();
}

interface CellProps {
  skin: string;
  css: string;
  theme: ThemeName;
  direction: 'ltr' | 'rtl';
  height: number | undefined;
  axe: AxeScope;
  children: ReactNode;
}

/** Without values, the outer provider's apply. */
const noLabels = {};

/** A separate page in a frame, with its own root element and viewport. */
function Cell({ skin, css, theme, direction, height, axe, children }: CellProps): ReactNode {
  const [body, setBody] = useState<HTMLElement>();
  const [isFilled, setFilled] = useState(false);
  const [contentHeight, setContentHeight] = useState(0);
  const labels = useKitLabels(noLabels);
  const title = `${skin}, ${theme}, ${direction}`;

  const open = async (page: Document): Promise<void> => {
    const root = page.documentElement;
    Object.assign(root, { lang: document.documentElement.lang, dir: direction });
    Object.assign(root.dataset, { theme, matrixCell: '' });
    // Overlays focus themselves on opening. All cells share one focus, so none gets it.
    page.body.inert = true;
    prepareForAxe(page, axe);
    // Styles first: tabs and carousels measure themselves on mount.
    setSkin(page, css);
    await copyStyles(page);
    setBody(page.body);
  };

  useEffect(() => {
    if (!body) return undefined;
    const page = body.ownerDocument;
    const stopFollowing = followStyles(page);
    const sizes = new ResizeObserver(() => {
      setContentHeight(body.offsetHeight);
      hold(page);
    });
    sizes.observe(body);
    const fill = async (): Promise<void> => {
      await settled(body);
      setFilled(true);
    };
    void fill();
    return () => {
      stopFollowing();
      sizes.disconnect();
    };
  }, [body]);

  useEffect(() => {
    if (body) setSkin(body.ownerDocument, css);
  }, [body, css]);

  return (
    <figure className={styles.cell}>
      <figcaption className={styles.caption}>
        <strong>{skin}</strong> {theme} {direction}
      </figcaption>
      {/* Not sandboxed: the outer page renders into it. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        className={styles.frame}
        style={{ blockSize: height ?? contentHeight }}
        title={title}
        // With a doctype, to avoid quirks mode.
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget }) => currentTarget.contentDocument && void open(currentTarget.contentDocument)}
        data-filled={isFilled || undefined}
      />
      {body &&
        createPortal(
          <KitProvider container={body} labels={labels}>
            <div className={styles.ground}>{children}</div>
          </KitProvider>,
          body,
        )}
    </figure>
  );
}

/** Resolves when layers, fonts and lazy images are loaded, and enables focus. */
async function settled(body: HTMLElement): Promise<void> {
  const page = body.ownerDocument;
  const look = (): string => `${body.offsetHeight} ${body.querySelectorAll('*').length}`;
  let before;
  do {
    before = look();
    // One frame for effects, a second for their updates, a third for observers.
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    await page.fonts.ready;
    // A broken picture is a valid state.
    await Promise.allSettled(Array.from(page.images, (image) => image.decode()));
  } while (look() !== before);
  body.inert = false;
}

/** CSS animations are off in cells; this pauses script-driven ones. */
function hold(page: Document): void {
  for (const animation of page.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
    else animation.finish();
  }
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
