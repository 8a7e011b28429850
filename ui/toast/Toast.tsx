'use client';

import { X } from 'lucide-react';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { Button, IconButton } from '../button/Button.tsx';
import { useKitContainer, useKitLabels } from '../kit/KitProvider.tsx';
import { sharedLabels } from '../kit/labels.ts';
import { classes } from '../private/classes.ts';
import { composeHandlers } from '../private/composeHandlers.ts';
import { toneIcons, tones, type Tone } from '../private/tones.ts';
import { useIsHydrated } from '../private/useBrowserValue.ts';
import { toastLabels } from './labels.ts';
import * as styles from './Toast.css.ts';

export const toastTones = tones;
export type ToastTone = Tone;

/** Default duration: enough to read two lines slowly, and to reach a button. */
export const toastDurationMs = 6000;
/** Maximum number at once; the oldest is removed. */
export const toastsAtOnce = 3;

/** Native props and `ref` go to the toast's element. */
export interface Toast extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'action'> {
  message: string;
  /** @default 'info' */
  tone?: ToastTone | undefined;
  /** An action. It must also be available elsewhere: toasts disappear. */
  action?: { label: string; onSelect: () => void } | undefined;
  /** Duration; paused while hovered or focused. `Infinity` until it is closed or dismissed. @default 6000 */
  durationMs?: number | undefined;
}

interface ShownToast extends Toast {
  /** Of this toast; `id` is its element's. */
  key: number;
}

/** Control of a toast that has been shown; without effect once it is gone. */
export interface ToastHandle {
  /** Changes the given properties, and restarts its time: "Uploading…" becomes "Uploaded". */
  readonly update: (changes: Partial<Toast>) => void;
  readonly dismiss: () => void;
}

type ShowToast = (toast: Toast) => ToastHandle;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Native props and `ref` go to the region of the toasts. */
export type ToastProviderProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'aria-live' | 'aria-label'>;

/** Renders the page's toasts. One, near the root. */
export function ToastProvider({ children, ...native }: ToastProviderProps): ReactNode {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const lastKey = useRef(0);

  const dismiss = useCallback((key: number) => setShown((toasts) => toasts.filter((toast) => toast.key !== key)), []);
  const show = useCallback<ShowToast>(
    (toast) => {
      lastKey.current += 1;
      const key = lastKey.current;
      // The same message replaces itself, so that a failing retry does not pile up.
      setShown((toasts) => [...toasts.filter(({ message }) => message !== toast.message), { ...toast, key }].slice(-toastsAtOnce));
      return {
        update: (changes) => setShown((toasts) => toasts.map((one) => (one.key === key ? { ...one, ...changes, key } : one))),
        dismiss: () => dismiss(key),
      };
    },
    [dismiss],
  );

  return (
    <ToastContext value={show}>
      {children}
      {/* A portal, which servers cannot render. */}
      {useIsHydrated() && <Region native={native} shown={shown} dismiss={dismiss} />}
    </ToastContext>
  );
}

/**
 * Shows short messages that need no answer: `const showToast = useToast(); showToast({ message, tone: 'positive' })`. The
 * handle that it returns updates or dismisses the toast.
 * @throws outside a `ToastProvider`
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a <ToastProvider> around it; put one near the root.');
  return show;
}

interface Dismissable {
  dismiss: (key: number) => void;
}

interface ToastCardProps extends Dismissable {
  toast: ShownToast;
  /** One of its buttons was pressed. */
  onClose: (key: number) => void;
}

interface RegionProps extends Dismissable {
  native: ToastProviderProps;
  shown: readonly ShownToast[];
}

/** Announced politely. `aria-live` also prevents it from being hidden while a modal is open. */
function Region({ native, shown, dismiss }: RegionProps): ReactNode {
  const labels = useKitLabels(toastLabels);
  const container = useKitContainer();
  /** The element that was focused before a toast got the focus. */
  const cameFrom = useRef<Element>(null);
  const close = (key: number): void => {
    dismiss(key);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  return createPortal(
    // Handles focus events that bubble from its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...native}
      role="log"
      aria-live="polite"
      aria-label={labels.notifications}
      className={classes(styles.region, native.className)}
      onFocus={(event) => {
        native.onFocus?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
      }}
      onBlur={(event) => {
        native.onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = null;
      }}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.key} toast={toast} dismiss={dismiss} onClose={close} />
      ))}
    </div>,
    container ?? document.body,
  );
}

function ToastCard({ toast, dismiss, onClose }: ToastCardProps): ReactNode {
  const { key, message, tone = 'info', action, durationMs = toastDurationMs, className, ...native } = toast;
  const labels = useKitLabels(sharedLabels);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const waiting = hovered || focused;
  const Icon = toneIcons[tone];

  useEffect(() => {
    if (waiting || durationMs === Infinity) return undefined;
    const timer = setTimeout(() => dismiss(key), durationMs);
    return () => clearTimeout(timer);
    // A changed message gets its full time.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [waiting, dismiss, key, durationMs, message]);

  return (
    <div
      {...native}
      className={classes(styles.toast, className)}
      onPointerEnter={composeHandlers(native.onPointerEnter, () => setHovered(true))}
      onPointerLeave={composeHandlers(native.onPointerLeave, () => setHovered(false))}
      onFocus={composeHandlers(native.onFocus, () => setFocused(true))}
      onBlur={composeHandlers(native.onBlur, () => setFocused(false))}
    >
      <Icon size={22} className={styles.icon[tone]} aria-hidden="true" />
      <div className={styles.content}>
        <p className={styles.message}>{message}</p>
        {action && (
          <Button
            variant="ghost"
            className={styles.action}
            onClick={() => {
              // First, since the action may move the focus.
              onClose(key);
              action.onSelect();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton aria-label={labels.close} onClick={() => onClose(key)}>
        <X size="1em" />
      </IconButton>
    </div>
  );
}
