'use client';

import type { ReactNode, Ref } from 'react';

import { useKitSettings } from '../kit/KitProvider.tsx';
import {
  ControlledOverlay,
  OverlayContent,
  OverlayRoot,
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

/** Layout of a modal on phones: a sheet as high as its content, or full screen. */
export const modalMobileLayouts = ['sheet', 'full'] as const;
export type ModalMobileLayout = (typeof modalMobileLayouts)[number];

interface ModalShape {
  /** The player must respond: no Escape, and no close button by default. @default false */
  required?: boolean | undefined;
  /** Dims the page behind. A click there never closes a modal. @default true */
  dimmed?: boolean | undefined;
  /** Px, limited by the viewport. @default 600 */
  width?: number | undefined;
  /** Minimum height in px, limited by the viewport. @default 300 */
  height?: number | undefined;
  /** @default 'sheet' */
  mobileLayout?: ModalMobileLayout | undefined;
  /** A banner beside the content, on pages at least 760 px wide. */
  side?: ReactNode;
}

/** Requires a name: a `Modal.Title` or a `Modal.Header` with a title inside, or `aria-label`. */
export interface ModalContentProps extends OverlayContentProps, ModalShape {}

interface ModalOwnProps extends Omit<OverlayBaseProps, 'aria-label'>, ModalShape {
  /** @default true, unless `required` */
  closeButton?: boolean | undefined;
  /** Background of the header, `#rrggbb`; its text is white or black, by contrast. @default the panel's */
  headerColor?: string | undefined;
  /** Container in the header for a part of the content, such as a link back; while it holds anything, the title is hidden from view. */
  headerBar?: Ref<HTMLDivElement> | undefined;
  /** Sticky buttons below the content. */
  footer?: ReactNode;
}

export type ModalProps = ModalOwnProps & OverlayName;

function ModalContent({ required = false, width, height, mobileLayout = 'sheet', side, ...content }: ModalContentProps): ReactNode {
  const { modalWidth, modalHeight } = useKitSettings();
  return (
    <OverlayContent
      {...content}
      placement={mobileLayout}
      closeOnEscape={!required}
      width={width ?? modalWidth}
      height={height ?? modalHeight}
      aside={side}
    />
  );
}

/**
 * A task above the page: sign in, register, read a notice. The page behind is inert and preserves its scroll position.
 * Closes by its close button and Escape, through `onClose`; never by a click on the backdrop. `Modal.Root`,
 * `Modal.Trigger`, `Modal.Content` and the other parts are for composition.
 */
export function Modal({
  open,
  onClose,
  title,
  required = false,
  closeButton = !required,
  headerColor,
  headerBar,
  footer,
  children,
  ...content
}: ModalProps): ReactNode {
  return (
    <ControlledOverlay open={open} onClose={onClose}>
      <ModalContent {...content} required={required}>
        <OverlayHeader title={title} closeButton={closeButton} color={headerColor} bar={headerBar} />
        <OverlayBody bare={title === undefined}>{children}</OverlayBody>
        {footer && <OverlayFooter>{footer}</OverlayFooter>}
      </ModalContent>
    </ControlledOverlay>
  );
}

Modal.Root = OverlayRoot;
Modal.Trigger = OverlayTrigger;
Modal.Content = ModalContent;
Modal.Header = OverlayHeader;
Modal.Title = OverlayTitle;
Modal.Description = OverlayDescription;
Modal.Body = OverlayBody;
Modal.Footer = OverlayFooter;
Modal.Close = OverlayClose;
