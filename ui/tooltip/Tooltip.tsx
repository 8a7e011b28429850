'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentPropsWithRef, FocusEvent, ReactElement, ReactNode } from 'react';

import { useDirection, useKitContainer } from '../kit/KitProvider.tsx';
import { composeHandlers } from '../private/composeHandlers.ts';
import * as styles from './Tooltip.css.ts';

/**
 * Side of the trigger; the opposite one if there is not enough space. `start` and `end` follow the writing direction.
 */
export const tooltipSides = ['top', 'bottom', 'start', 'end'] as const;
export type TooltipSide = (typeof tooltipSides)[number];

/** Hover delay before a tooltip shows: a shorter one would show tooltips on passing over. */
const DELAY_MS = 400;
/** Px between trigger and tooltip, and between tooltip and viewport. */
const GAP = 8;

/** Native props and `ref` are merged into the trigger's. */
export interface TooltipProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** A short hint. Also the trigger's description for screen readers while it is shown. */
  label: string;
  /** A single focusable element: a button or link, of the kit or native. It has its own accessible name. */
  children: ReactElement;
  /** @default 'top' */
  side?: TooltipSide | undefined;
}

/**
 * A hint on a button or link, shown on hover or keyboard focus; Escape hides it, and the mouse may move onto it. It is
 * not available for touch, so it must not be the only source of its information: use a field's `description` or plain
 * text for what everyone needs.
 */
export function Tooltip({ label, children, side = 'top', onFocus, ...native }: TooltipProps): ReactNode {
  const direction = useDirection();
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger {...native} asChild onFocus={composeHandlers(onFocus, keyboardOnly)}>
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

/** Radix opens on any focus: also by touch, or when a dialog returns the focus on closing. */
function keyboardOnly(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

function physical(side: TooltipSide, direction: 'ltr' | 'rtl'): 'top' | 'bottom' | 'left' | 'right' {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') === (direction === 'ltr') ? 'left' : 'right';
}
