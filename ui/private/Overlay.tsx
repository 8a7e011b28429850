import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { useFocusGuards } from '@radix-ui/react-focus-guards';
import { FocusScope } from '@radix-ui/react-focus-scope';
import { hideOthers } from 'aria-hidden';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';

import { IconButton } from '../button/Button.tsx';
import { inkOn } from '../theme/ink.ts';
import { tellPageTop } from '../theme/pageTop.ts';
import { KitContainer, useKitContainer, useKitLabels } from '../kit/KitProvider.tsx';
import { sharedLabels } from '../kit/labels.ts';
import { classes } from './classes.ts';
import { OverlayDepth } from './covered.ts';
import { LineIcon } from './LineIcon.tsx';
import { onceDrawn } from './onceDrawn.ts';
import * as styles from './Overlay.css.ts';
import { useReturnFocus } from './returnFocus.ts';
import { useScrollLock } from './scrollLock.ts';
import { usePresence } from './usePresence.ts';

/** What made an overlay ask to be closed. */
export type CloseReason = 'escape' | 'close-button' | 'cover' | 'timeout';

/** An overlay is named by the title it shows or, without one, by its label. */
export type OverlayName = { title: ReactNode; 'aria-label'?: never } | { title?: undefined; 'aria-label': string };

/** What modals, dialogs and drawers have in common. */
export interface OverlayBaseProps {
  /** Identity for tests and measurement: `data-overlay` on the panel. */
  name: string;
  open: boolean;
  /** Asks the owner to set `open` to false; an owner that does not keeps the overlay open. */
  onClose: (reason: CloseReason) => void;
  /** What takes the first focus. Without it, the overlay's own content does, and no keyboard pops up on phones. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

interface OverlayProps extends OverlayBaseProps {
  'aria-label'?: string | undefined;
  role?: 'dialog' | 'alertdialog';
  placement: keyof typeof styles.placement;
  /** Whether Escape asks to close. @default true */
  closeOnEscape?: boolean;
  onKeyDown?: KeyboardEventHandler;
  /** Called for a press on the cover, which otherwise does nothing. */
  onCoverPress?: (() => void) | undefined;
  /** Whether the cover dims the page. @default true */
  background?: boolean;
  /** Beside the content on wide pages. */
  aside?: ReactNode;
  /** Width of the content where the page has room, px. */
  width?: number;
  /** Least height of the content where the page has room, px. */
  height?: number;
}

/** Ids of what names and describes an overlay. */
const OverlayId = createContext('');
export const useTitleId = (): string => `${use(OverlayId)}-title`;
export const useDescriptionId = (): string => `${use(OverlayId)}-description`;

/**
 * The one overlay under the kit's modal, dialog and drawer, made of the parts of Radix's dialog: focus scope and
 * dismissable layer. The cover, the scroll lock and the coming and going are ours, since Radix's inject a style element,
 * which a strict content security policy forbids. It stays in the page until it has closed for the eye.
 */
export function Overlay(props: OverlayProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const container = useKitContainer();
  const present = usePresence(props.open, layer);
  return present && createPortal(<Layer layer={layer} {...props} />, container ?? document.body);
}

interface LayerProps extends OverlayProps {
  layer: RefObject<HTMLDivElement | null>;
}

function Layer({
  layer,
  name,
  open,
  onClose,
  initialFocus,
  children,
  role = 'dialog',
  placement,
  closeOnEscape = true,
  onCoverPress,
  background = true,
  aside,
  width,
  height,
  onKeyDown,
  ...named
}: LayerProps): ReactNode {
  const id = useId();
  const cover = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const page = useKitContainer()?.ownerDocument ?? document;
  const depth = use(OverlayDepth) + 1;
  const state = open ? 'open' : 'closed';
  useScrollLock(open, page);
  useReturnFocus(open, layer, page);

  const takeFocus = useEffectEvent(() => (initialFocus?.current ?? scroller.current)?.focus({ preventScroll: true }));
  useEffect(() => {
    if (!open) return undefined;
    const before = page.activeElement;
    return onceDrawn(() => {
      // Something inside may have taken it meanwhile.
      if (page.activeElement === before) takeFocus();
      return layer.current ? hideOthers(layer.current) : undefined;
    });
  }, [open, layer, page]);
  // They are put into the page, so they come after what measures it.
  useFocusGuards();

  return (
    <OverlayDepth value={depth}>
      <OverlayId value={id}>
        <KitContainer element={layer}>
          <FocusScope
            ref={layer}
            className={styles.layer}
            data-state={state}
            loop
            trapped={open}
            onMountAutoFocus={(event) => event.preventDefault()}
            onUnmountAutoFocus={(event) => event.preventDefault()}
            onFocus={(event) => {
              // Where what had the focus is gone, the layer gets it; nobody can read that.
              if (event.target === layer.current) scroller.current?.focus({ preventScroll: true });
            }}
          >
            <div ref={cover} className={classes(styles.cover, background && styles.background)} />
            <DismissableLayer
              {...(named['aria-label'] ? { 'aria-label': named['aria-label'] } : { 'aria-labelledby': `${id}-title` })}
              {...(role === 'alertdialog' && { 'aria-describedby': `${id}-description` })}
              role={role}
              aria-modal="true"
              data-overlay={name}
              className={styles.placement[placement]}
              onKeyDown={onKeyDown}
              onFocusOutside={(event) => event.preventDefault()}
              onEscapeKeyDown={(event) => {
                if (open && closeOnEscape && !belongsInside(event)) onClose('escape');
              }}
              onPointerDownOutside={(event) => {
                if (open && event.detail.originalEvent.target === cover.current) onCoverPress?.();
              }}
            >
              {aside && <div className={styles.aside}>{aside}</div>}
              <div ref={scroller} tabIndex={-1} className={styles.scroller} style={{ inlineSize: width, minBlockSize: height }}>
                {children}
              </div>
            </DismissableLayer>
          </FocusScope>
        </KitContainer>
      </OverlayId>
    </OverlayDepth>
  );
}

/** Escape first closes what is open inside (a list of countries, an input method's candidates), then the overlay. */
function belongsInside(event: KeyboardEvent): boolean {
  return (
    event.isComposing ||
    (event.target instanceof Element &&
      (event.target.matches('[aria-haspopup][aria-expanded=true]') || event.target.closest('[data-popup]') !== null))
  );
}

interface OverlayHeaderProps {
  title: ReactNode;
  onClose: (() => void) | undefined;
  /** Ground of the header, as hex; the panel's own when absent. */
  color?: string | undefined;
}

/** Title and close button of an overlay; it stays while the content scrolls. */
export function OverlayHeader({ title, onClose, color }: OverlayHeaderProps): ReactNode {
  const labels = useKitLabels(sharedLabels);
  const titleId = useTitleId();
  const bare = title === undefined;
  if (bare && !onClose) return null;
  return (
    <div
      ref={tellPageTop}
      className={classes(styles.header, bare && styles.bareHeader, color !== undefined && styles.colored)}
      style={color === undefined ? undefined : { background: color, color: inkOn(color) }}
    >
      {!bare && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      {onClose && (
        <IconButton aria-label={labels.close} className={classes(styles.closeButton, bare && styles.bareCloseButton)} onClick={onClose}>
          <LineIcon shape="x" size={20} />
        </IconButton>
      )}
    </div>
  );
}
