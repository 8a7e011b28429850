import type { ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import * as overlay from '../private/Overlay.css.ts';
import { Overlay, OverlayHeader, type OverlayBaseProps, type OverlayName } from '../private/Overlay.tsx';

interface DrawerOwnProps extends OverlayBaseProps {
  /** Stays at the bottom, in a thumb's reach, while the content scrolls. */
  footer?: ReactNode;
}

export type DrawerProps = DrawerOwnProps & OverlayName;

/** A panel from the inline start, for navigation on phones. Closes by its button, Escape or a press beside it. */
export function Drawer({ title, footer, children, ...base }: DrawerProps): ReactNode {
  return (
    <Overlay {...base} placement="start" onCoverPress={() => base.onClose('cover')}>
      <OverlayHeader title={title} onClose={() => base.onClose('close-button')} />
      <div className={classes(overlay.body, title === undefined && overlay.bareBody)}>{children}</div>
      {footer && <div className={overlay.footer}>{footer}</div>}
    </Overlay>
  );
}
