import * as Radix from '@radix-ui/react-tooltip';
import type { FocusEvent, ReactElement, ReactNode } from 'react';

import { useDirection, useKitContainer } from '../kit/KitProvider.tsx';
import * as styles from './Tooltip.css.ts';

/** Of the trigger; where there is no room, the opposite one. `start` and `end` follow the writing direction. */
export const tooltipSides = ['top', 'bottom', 'start', 'end'] as const;
export type TooltipSide = (typeof tooltipSides)[number];

/** How long the mouse rests on a trigger before its tooltip shows. Ours: less shows tooltips to whoever only passes. */
const DELAY_MS = 400;
/** Px between trigger and tooltip, and between tooltip and the edges of the window. */
const GAP = 8;

export interface TooltipProps {
  /** A few words that help whoever hesitates. Also the trigger's description for screen readers while it shows. */
  label: string;
  /** One thing that takes the focus: a button or link, of the kit or native. It keeps its own name. */
  children: ReactElement;
  /** @default 'top' */
  side?: TooltipSide;
}

/**
 * A note on a button or link, shown while the mouse rests on it or the keyboard has focused it; Escape hides it, and the
 * mouse may move onto it. Fingers never see it, so it must not be the only place of what it says: for what everyone
 * needs there are a field's `description` and plain text.
 */
export function Tooltip({ label, children, side = 'top' }: TooltipProps): ReactNode {
  const direction = useDirection();
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild onFocus={keyboardOnly}>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={useKitContainer()}>
          <Radix.Content className={styles.content} side={physical(side, direction)} sideOffset={GAP} collisionPadding={GAP}>
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** Radix opens on any focus: also on what a finger brings, or a dialog that gives the focus back as it closes. */
function keyboardOnly(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

function physical(side: TooltipSide, direction: 'ltr' | 'rtl'): 'top' | 'bottom' | 'left' | 'right' {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') === (direction === 'ltr') ? 'left' : 'right';
}
