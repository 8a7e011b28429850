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

/** Requires a name: a `Drawer.Title` or a `Drawer.Header` with a title inside, or `aria-label`. */
export type DrawerContentProps = OverlayContentProps;

interface DrawerOwnProps extends Omit<OverlayBaseProps, 'aria-label'> {
  /** Sticky at the bottom, in reach of the thumb, while the content scrolls. */
  footer?: ReactNode;
}

export type DrawerProps = DrawerOwnProps & OverlayName;

function DrawerContent(content: DrawerContentProps): ReactNode {
  const { close } = useOverlay();
  return <OverlayContent {...content} placement="start" onBackdropClick={() => close('backdrop')} />;
}

/**
 * A panel from the inline start, for navigation on phones. Closes by its button, Escape or a click on the backdrop.
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
