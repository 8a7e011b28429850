'use client';

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { KitLink, type KitLinkProps } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import * as styles from './Button.css.ts';

/** `primary` for the main action; `critical` for destructive or costly ones; `ghost` for busy backgrounds. */
export const buttonVariants = ['primary', 'secondary', 'ghost', 'critical'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** 36, 44 and 52 px high at the kit's density; at least 44 px with a coarse pointer. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

interface ButtonLook {
  /** @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** @default 'md' */
  size?: ButtonSize | undefined;
}

interface ButtonContent {
  /** Takes the whole width of its container. */
  fullWidth?: boolean | undefined;
  /** Decorative icon before the text. */
  iconStart?: ReactNode;
  /** Decorative icon after the text. */
  iconEnd?: ReactNode;
}

interface Loadable {
  /** Shows a spinner and ignores presses; size, name and focus are unchanged. */
  loading?: boolean | undefined;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook, ButtonContent, Loadable {}

/**
 * A push button. Native props and `ref` are passed to the element, except `onMouseDown` of a submit button; `type`
 * defaults to `button`.
 */
export function Button({ variant, size, fullWidth, iconStart, iconEnd, loading, className, children, ...native }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...native}
      {...(native.type === 'submit' && { onMouseDown: stayInField })}
      {...(loading && busy)}
      className={classes(look({ variant, size }), fullWidth && styles.fullWidth, className)}
    >
      {content(children, iconStart, iconEnd)}
      {loading && <span className={styles.spinner} />}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'>, ButtonLook, Loadable {
  /** Required: an icon has no accessible name. */
  'aria-label': string;
  /** The icon. */
  children: ReactNode;
}

/** A square button with an icon only. `ghost` by default. */
export function IconButton({ variant = 'ghost', size, loading, className, children, ...native }: IconButtonProps): ReactNode {
  return (
    <button type="button" {...native} {...(loading && busy)} className={classes(look({ variant, size }), styles.square, className)}>
      {content(icon(children))}
      {loading && <span className={styles.spinner} />}
    </button>
  );
}

export interface ButtonLinkProps extends KitLinkProps, ButtonLook, ButtonContent {}

/** A link styled as a button, for navigation. Rendered by the link component of `KitProvider`. */
export function ButtonLink({ variant, size, fullWidth, iconStart, iconEnd, className, children, ...native }: ButtonLinkProps): ReactNode {
  return (
    <KitLink {...native} className={classes(look({ variant, size }), fullWidth && styles.fullWidth, className)}>
      {content(children, iconStart, iconEnd)}
    </KitLink>
  );
}

function look({ variant = 'secondary', size = 'md' }: { [K in keyof ButtonLook]: ButtonLook[K] | undefined }): string {
  return classes(styles.base, styles.variant[variant], styles.size[size]);
}

/**
 * Fields are validated on blur, and the message shifts the layout: the button would move away from the pointer before
 * the click. Touch still blurs the field, so that the on-screen keyboard closes.
 */
function stayInField(event: MouseEvent): void {
  if (matchMedia('(pointer: fine)').matches) event.preventDefault();
}

/** Not `disabled`, which would drop the focus. Also prevents a second submit. */
const busy = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
} as const;

// Functions, not components: a page has many buttons. Remounted when icons change: browser translation may have
// replaced the text node that React would insert them before.
function content(children: ReactNode, iconStart?: ReactNode, iconEnd?: ReactNode): ReactNode {
  return (
    <span key={iconStart || iconEnd ? 'icons' : 'plain'} className={styles.content}>
      {iconStart && icon(iconStart)}
      {children}
      {iconEnd && icon(iconEnd)}
    </span>
  );
}

const icon = (children: ReactNode): ReactNode => (
  <span className={styles.icon} aria-hidden="true">
    {children}
  </span>
);
