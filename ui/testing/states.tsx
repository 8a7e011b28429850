import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Stack } from '../layout/Stack.tsx';
import { Text } from '../typography/Text.tsx';

interface StatesOptions<Props> {
  /** Selector, within one state, of what is hovered, pressed or focused. @default 'button' */
  readonly target?: string;
  /** Props in every state, besides the stories' args. */
  readonly props?: Partial<Props>;
  /** Props that disable the control, if anything does. */
  readonly disabled?: Partial<Props>;
  /** Props that show an error, if anything does. */
  readonly error?: Partial<Props>;
}

/** The states of interaction, and which pseudo-classes match in each: on the target, and on what the target is in. */
const interactions = {
  rest: { target: [], around: [] },
  hover: { target: ['hover'], around: ['hover'] },
  pressed: { target: ['hover', 'active'], around: ['hover', 'active'] },
  'focus-visible': { target: ['focus', 'focusVisible', 'focusWithin'], around: ['focusWithin'] },
} as const;

export const interactionStates = Object.keys(interactions);

/**
 * Parameters for storybook-addon-pseudo-states of a story that has `data-interaction` around its controls.
 * @param target selector, within these, of what is hovered, pressed or focused
 */
export function pseudoStates(target: string) {
  const selectors: Record<string, string[]> = { hover: [], active: [], focus: [], focusVisible: [], focusWithin: [] };
  for (const [state, matched] of Object.entries(interactions)) {
    for (const pseudo of matched.target) selectors[pseudo]?.push(`[data-interaction="${state}"] ${target}`);
    for (const pseudo of matched.around) selectors[pseudo]?.push(`[data-interaction="${state}"] :has(${target})`);
  }
  // Overlays, and in Vitest everything, is outside of Storybook's root element.
  return { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } }, pseudo: { rootSelector: 'body', ...selectors } };
}

/** Resolves once the add-on has marked the elements, which it does a moment after rendering. */
export const marked = ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> =>
  waitFor(() => expect(canvasElement.ownerDocument.querySelector('[data-interaction="pressed"] .pseudo-active')).not.toBeNull());

/** A story that shows a control, with the args of its stories, in every state of interaction. For stories only. */
export function states<Props extends object>(
  Control: ComponentType<Props>,
  { target = 'button', props, ...others }: StatesOptions<NoInfer<Props>> = {},
): StoryObj {
  const shown = { ...Object.fromEntries(interactionStates.map((state) => [state, undefined])), ...others };
  return {
    parameters: {
      ...pseudoStates(target),
      // The same landmark is in every state.
      a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
    },
    render: (args) => (
      <Stack gap="xl">
        {Object.entries(shown).map(([state, more]) => (
          <Stack key={state} gap="xs" data-interaction={state}>
            <Text size="xs" tone="muted">
              {state}
            </Text>
            {/* The stories' args are props of the control, which Storybook does not know here. */}
            <div>
              <Control {...({ ...args, ...props, ...more } as Props)} />
            </div>
          </Stack>
        ))}
      </Stack>
    ),
    play: marked,
  };
}
