import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import { filled, MatrixCells } from './MatrixCells.tsx';

interface MatrixOptions {
  /**
   * Height of each cell in px, for fixed layers (modals, menus, toasts) or content that depends on the viewport's
   * height. @default the height of the content
   */
  readonly height?: number;
}

const off = { disable: true };

/** One screenshot, wide enough for four cells, instead of one per theme and width, which the cells cover. */
const wideMode = {
  modes: {
    'light-360': off,
    'dark-360': off,
    'light-1280': off,
    'dark-1280': off,
    matrix: { viewport: { width: 1480, height: 720 } },
  },
};

/**
 * A story that renders its content in every skin, theme and direction, each in a viewport of 360 px. For stories only.
 */
export function matrix(states: () => ReactNode, { height }: MatrixOptions = {}): StoryObj {
  return {
    // A docs page shows the individual states; twelve more frames would only slow it down.
    tags: ['!autodocs'],
    parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: wideMode },
    // The merchants' skins come from Storybook's preview, since the kit knows no merchant.
    render: (_args, { parameters }) => <MatrixCells skins={parameters['skins']} states={states} height={height} />,
    play: ({ canvasElement }) => filled(canvasElement),
  };
}
