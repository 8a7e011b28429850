import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import { filled, MatrixCells } from './MatrixCells.tsx';

interface MatrixOptions {
  /**
   * Height of each cell in px, for what lies above the page (modals, menus, toasts) or measures itself by the screen's
   * height. @default the height of what the cell shows
   */
  readonly height?: number;
}

const off = { disable: true };

/** One picture, wide enough for four cells, instead of the preview's one per theme and width: the cells are those. */
const wideMode = {
  modes: {
    'light-360': off,
    'dark-360': off,
    'light-1280': off,
    'dark-1280': off,
    matrix: { viewport: { width: 1480, height: 720 } },
  },
};

/** A story that shows what it is given in every skin, theme and direction, each on a screen of 360 px. For stories only. */
export function matrix(states: () => ReactNode, { height }: MatrixOptions = {}): StoryObj {
  return {
    // A page of documentation shows the single states; twelve frames more would only make it slow.
    tags: ['!autodocs'],
    parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: wideMode },
    // The merchants' skins come from Storybook's preview, since the kit knows no merchant.
    render: (_args, { parameters }) => <MatrixCells skins={parameters['skins']} states={states} height={height} />,
    play: ({ canvasElement }) => filled(canvasElement),
  };
}
