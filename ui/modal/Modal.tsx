import type { ReactNode } from 'react';

import { MODAL_HEIGHT_PX, MODAL_WIDTH_PX } from '../kit/defaults.ts';
import { classes } from '../private/classes.ts';
import * as overlay from '../private/Overlay.css.ts';
import { Overlay, OverlayHeader, type OverlayBaseProps, type OverlayName } from '../private/Overlay.tsx';

/** How a modal looks on phones: a sheet as high as its content, or the whole screen. */
export const modalNarrowForms = ['sheet', 'full'] as const;
export type ModalNarrowForm = (typeof modalNarrowForms)[number];

interface ModalOwnProps extends OverlayBaseProps {
  /** The player must deal with it: Escape does nothing and there is no close button unless asked for. */
  required?: boolean;
  /** @default true, unless `required` */
  closeButton?: boolean;
  /** Dims the page behind. A press there never closes a modal. @default true */
  background?: boolean;
  /** Px, as far as the page has room. @default 600 */
  width?: number;
  /** Least height in px, as far as the page has room. @default 300 */
  height?: number;
  /** @default 'sheet' */
  narrow?: ModalNarrowForm;
  /** Ground of the header, `#rrggbb`; its text is white or black, whichever reads better. The panel's own ground when absent. */
  headerColor?: string | undefined;
  /** A banner beside the content, on pages at least 760 px wide. */
  side?: ReactNode;
  /** Buttons below the content; they stay while it scrolls. */
  footer?: ReactNode;
}

export type ModalProps = ModalOwnProps & OverlayName;

/**
 * A task above the page: sign in, register, read a notice. The page behind keeps its place and cannot be used. Closes
 * by its close button and Escape, through `onClose`; never by a press on the background.
 */
export function Modal({
  title,
  required = false,
  closeButton = !required,
  width = MODAL_WIDTH_PX,
  height = MODAL_HEIGHT_PX,
  narrow = 'sheet',
  headerColor,
  side,
  footer,
  children,
  ...base
}: ModalProps): ReactNode {
  return (
    <Overlay {...base} placement={narrow} closeOnEscape={!required} width={width} height={height} aside={side}>
      <OverlayHeader title={title} onClose={closeButton ? () => base.onClose('close-button') : undefined} color={headerColor} />
      <div className={classes(overlay.body, title === undefined && overlay.bareBody)}>{children}</div>
      {footer && <div className={overlay.footer}>{footer}</div>}
    </Overlay>
  );
}
