'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { Button, type ButtonVariant } from '../button/Button.tsx';
import { useKitSettings } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import { isOfInputMethod } from '../private/inputMethod.ts';
import { ControlledOverlay, OverlayContent, type OverlayBaseProps } from '../overlay/Overlay.tsx';
import { toneIcons, tones, type Tone } from '../private/tones.ts';
import * as styles from './Dialog.css.ts';

export const dialogTones = tones;
export type DialogTone = Tone;

export interface DialogAction {
  label: string;
  /** The dialog stays open until its parent closes it, so an action can take time or fail. */
  onSelect: () => void;
  /** Enter triggers this one. @default the last action */
  isDefault?: boolean | undefined;
  /** @default 'primary' for the default action, 'secondary' for others */
  variant?: ButtonVariant | undefined;
  loading?: boolean | undefined;
}

export interface DialogProps extends Omit<OverlayBaseProps, 'initialFocus' | 'aria-label'> {
  title: ReactNode;
  /** In ascending order of preference; at least one. */
  actions: readonly [DialogAction, ...DialogAction[]];
  /** Adds an icon above the title; none by default. */
  tone?: DialogTone | undefined;
  /** Whether a click on the backdrop closes it. @default true */
  closeOnBackdrop?: boolean | undefined;
  /** Requests closing, with the reason `timeout`, after this time. */
  autoCloseMs?: number | undefined;
}

/** A short message with its actions: an alert or a question. Enter triggers the default action. */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  tone,
  closeOnBackdrop = true,
  autoCloseMs,
  children,
  ...content
}: DialogProps): ReactNode {
  const defaultButton = useRef<HTMLButtonElement>(null);
  const { dialogBlurDelayMs, dialogWidth } = useKitSettings();
  const [backdropClicked, setBackdropClicked] = useState(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open || autoCloseMs === undefined) return undefined;
    const timer = setTimeout(() => close('timeout'), autoCloseMs);
    return () => clearTimeout(timer);
  }, [open, autoCloseMs]);

  useEffect(() => {
    if (!open || !backdropClicked) return undefined;
    const timer = setTimeout(() => {
      setBackdropClicked(false);
      close('backdrop');
    }, dialogBlurDelayMs);
    return () => {
      clearTimeout(timer);
      setBackdropClicked(false);
    };
  }, [open, backdropClicked, dialogBlurDelayMs]);

  const defaultAction = actions.find((action) => action.isDefault) ?? actions.at(-1);
  const pressDefault = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.defaultPrevented || isOfInputMethod(event.nativeEvent) || usesEnter(event.target)) return;
    event.preventDefault();
    defaultButton.current?.click();
  };

  return (
    <ControlledOverlay open={open} onClose={onClose}>
      <OverlayContent
        {...content}
        role="alertdialog"
        placement="card"
        width={dialogWidth}
        initialFocus={defaultButton}
        onBackdropClick={closeOnBackdrop ? () => setBackdropClicked(true) : undefined}
        onKeyDown={(event) => {
          content.onKeyDown?.(event);
          pressDefault(event);
        }}
      >
        <Message title={title} tone={tone}>
          {children}
        </Message>
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action.label}
              {...(action === defaultAction && { ref: defaultButton })}
              className={styles.action}
              variant={action.variant ?? (action === defaultAction ? 'primary' : 'secondary')}
              loading={action.loading ?? false}
              onClick={action.onSelect}
            >
              {action.label}
            </Button>
          ))}
        </div>
      </OverlayContent>
    </ControlledOverlay>
  );
}

function Message({ title, tone, children }: { title: ReactNode; tone: DialogTone | undefined; children: ReactNode }): ReactNode {
  return (
    <div className={styles.content}>
      {tone && <ToneIcon tone={tone} />}
      <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
      <RadixDialog.Description asChild>
        <div className={styles.message}>{children}</div>
      </RadixDialog.Description>
    </div>
  );
}

function ToneIcon({ tone }: { tone: DialogTone }): ReactNode {
  const Icon = toneIcons[tone];
  return (
    <span className={classes(styles.icon, styles.tone[tone])} aria-hidden="true">
      <Icon size={28} />
    </span>
  );
}

/** Whether Enter already has an effect on the event's target. */
function usesEnter(target: EventTarget): boolean {
  return target instanceof Element && target.matches('button, a, textarea, select, summary');
}
