import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** A story that shows what it is given in every skin, theme and direction. For stories only. */
export function matrix(states: () => ReactNode, _options: { readonly height?: number } = {}): StoryObj {
  return { render: () => <>{states()}</> };
}
