'use client';

import type { ReactNode } from 'react';

import {
  ControlledOverlay,
  OverlayContent,
  OverlayRoot,
  useOverlay,
  type OverlayBaseProps,
  type OverlayContentProps,
  type OverlayName,
} from '../overlay/Overlay.tsx';
import {
  OverlayBody,
  OverlayClose,
  OverlayDescription,
  OverlayFooter,
  OverlayHeader,
  OverlayTitle,
  OverlayTrigger,
} from '../overlay/OverlayParts.tsx';

/** `start` for navigation, `end` for details, `bottom` (a sheet) for filters on phones, `top` for search. */
export const drawerSides = ['start', 'end', 'top', 'bottom'] as const;
export type DrawerSide = (typeof drawerSides)[number];

interface DrawerSideProps {
  /** The edge that it is at: 340 px wide at start and end, as high as its content at top and bottom. @default 'start' */
  side?: DrawerSide | undefined;
}

/** Requires a name: a `Drawer.Title` or a `Drawer.Header` with a title inside, or `aria-label`. */
export type DrawerContentProps = OverlayContentProps & DrawerSideProps;

interface DrawerOwnProps extends Omit<OverlayBaseProps, 'aria-label'>, DrawerSideProps {
  /** Sticky at the bottom, in reach of the thumb, while the content scrolls. */
  footer?: ReactNode;
}

export type DrawerProps = DrawerOwnProps & OverlayName;

function DrawerContent({ side = 'start', ...content }: DrawerContentProps): ReactNode {
  const { close } = useOverlay();
  return <OverlayContent {...content} placement={side} onBackdropClick={() => close('backdrop')} />;
}

/**
 * A panel from an edge of the screen, for navigation and filters. Closes by its button, Escape or a click on the backdrop.
 * `Drawer.Root`, `Drawer.Trigger`, `Drawer.Content` and the other parts are for composition.
 */
export function Drawer({ open, onClose, title, footer, children, ...content }: DrawerProps): ReactNode {
  return (
    <ControlledOverlay open={open} onClose={onClose}>
      <DrawerContent {...content}>
        <OverlayHeader title={title} />
        <OverlayBody bare={title === undefined}>{children}</OverlayBody>
        {footer && <OverlayFooter>{footer}</OverlayFooter>}
      </DrawerContent>
    </ControlledOverlay>
  );
}

Drawer.Root = OverlayRoot;
Drawer.Trigger = OverlayTrigger;
Drawer.Content = DrawerContent;
Drawer.Header = OverlayHeader;
Drawer.Title = OverlayTitle;
Drawer.Description = OverlayDescription;
Drawer.Body = OverlayBody;
Drawer.Footer = OverlayFooter;
Drawer.Close = OverlayClose;
