'use client';

import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';

import { useKitContainer } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import * as styles from './Popover.css.ts';

/** Px between trigger and popover, and between popover and viewport. */
const GAP = 8;

export const popoverAligns = ['start', 'center', 'end'] as const;
export type PopoverAlign = (typeof popoverAligns)[number];

export interface PopoverProps extends Omit<Radix.PopoverContentProps, 'align' | 'title'> {
  /** The button that opens it: of the kit or native. */
  trigger: ReactElement;
  /** Names the popover, for screen readers. */
  'aria-label': string;
  /** Alignment along the trigger. @default 'center' */
  align?: PopoverAlign | undefined;
  /** Whether it is open when controlled, with `onOpenChange`. */
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/**
 * Something small beside its button: help on a field, filters, a form of one line. The page stays usable; Escape and a
 * press elsewhere close it, and the focus goes back. Use `Menu` for a list of actions, `Tooltip` for a hint on hover, and
 * `Modal` for what needs the whole attention.
 */
export function Popover({
  trigger,
  align = 'center',
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ...native
}: PopoverProps): ReactNode {
  const state = { ...(open !== undefined && { open }), ...(onOpenChange && { onOpenChange }), defaultOpen };
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={useKitContainer()}>
        <Radix.Content
          sideOffset={GAP}
          collisionPadding={GAP}
          {...native}
          align={align}
          // Tells a surrounding overlay that Escape is handled here.
          data-popup=""
          className={classes(styles.content, className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
