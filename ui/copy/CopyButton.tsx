'use client';

import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';

import { Button, IconButton, type ButtonProps } from '../button/Button.tsx';
import { useKitLabels } from '../kit/KitProvider.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { copyLabels } from './labels.ts';

/** How long the result stays on the button. */
const RESULT_MS = 2000;

export interface CopyButtonProps extends Omit<ButtonProps, 'value' | 'iconStart' | 'iconEnd' | 'onCopy'> {
  /** The text to copy. */
  value: string;
  /** Words on the button; without them it is an icon, named by `aria-label`. @default none: an icon */
  children?: ReactNode;
  /** After a press: whether the text is in the clipboard. */
  onCopied?: ((isCopied: boolean) => void) | undefined;
}

/**
 * Copies a text: an account number, a link, a code. A tick shows that it is done, and screen readers hear it; a cross
 * that the browser refused. Without words on it, give `aria-label` ("Copy the account number") unless "Copy" is enough.
 */
export function CopyButton({ value, children, onCopied, ...native }: CopyButtonProps): ReactNode {
  const labels = useKitLabels(copyLabels);
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (result === undefined) return undefined;
    const timer = setTimeout(() => setResult(undefined), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async (): Promise<void> => {
    const isCopied = await write(value);
    setResult(isCopied ? 'copied' : 'failed');
    onCopied?.(isCopied);
  };
  const press: ButtonProps['onClick'] = (event) => {
    native.onClick?.(event);
    if (!event.defaultPrevented) void copy();
  };
  const Sign = result === undefined ? Copy : { copied: Check, failed: X }[result];
  const said = result && { copied: labels.copied, failed: labels.copyFailed }[result];
  return (
    <>
      {children === undefined ? (
        <IconButton size="sm" {...native} aria-label={native['aria-label'] ?? labels.copy} onClick={press}>
          <Sign size={16} />
        </IconButton>
      ) : (
        <Button {...native} iconStart={<Sign size={18} />} onClick={press}>
          {children}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

/** Whether the browser let it: pages without https and some in-app browsers have no clipboard. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
