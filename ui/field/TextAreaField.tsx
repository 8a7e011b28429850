'use client';

import {
  useCallback,
  useEffect,
  useReducer,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
} from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { fillLabel } from '../kit/labels.ts';
import { Field, useField, type FieldProps } from './Field.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { textAreaLabels } from './labels.ts';
import * as styles from './TextAreaField.css.ts';
import { useForwardedRef } from './useForwardedRef.ts';
import { useCssProperties } from '../private/useCssProperties.ts';
import { useMergedRefs } from '../private/useMergedRefs.ts';

export type TextAreaFieldProps = FieldProps<Omit<ComponentPropsWithRef<'textarea'>, 'rows' | 'cols'>> & {
  /** Minimum height in lines. @default 3 */
  minRows?: number | undefined;
  /** Maximum height in lines; beyond it the box scrolls. @default 8 */
  maxRows?: number | undefined;
  /** Native maximum length; shows a counter. */
  maxLength?: number | undefined;
};

/** From here on, screen readers announce the remaining characters. */
const NEAR_THE_LIMIT = 20;
/** Debounce of that announcement: a count after each character would be noise. */
const PAUSE_MS = 1000;

/** Several lines of text. The box grows with its content. */
export function TextAreaField({ minRows = 3, maxRows = 8, ref, ...props }: TextAreaFieldProps): ReactNode {
  const { shell, control } = useField(props);
  const textArea = useForwardedRef(ref);
  const [length, recount] = useTextLength(textArea, String(props.value ?? props.defaultValue ?? ''));
  const { maxLength, onChange } = props;
  return (
    <Field {...shell}>
      <span className={styles.column}>
        <textarea
          {...control}
          ref={useMergedRefs(textArea, useCssProperties({ '--pf-min-rows': minRows, '--pf-max-rows': maxRows }))}
          rows={minRows}
          onChange={(event) => {
            recount();
            onChange?.(event);
          }}
          className={styles.text}
        />
        {maxLength !== undefined && <Count length={length} maxLength={maxLength} />}
      </span>
    </Field>
  );
}

/**
 * Length of the text, counted as `maxLength` does, and a change handler. Read from the element after each render, since
 * a form library may set its text directly.
 */
function useTextLength(textArea: RefObject<HTMLTextAreaElement | null>, initial: string): [length: number, recount: () => void] {
  const [, recount] = useReducer((changes: number) => changes + 1, 0);
  const subscribe = useCallback((changed: () => void) => watchReset(textArea, changed), [textArea]);
  return [
    useSyncExternalStore(
      subscribe,
      () => (textArea.current?.value ?? initial).length,
      () => initial.length,
    ),
    recount,
  ];
}

function watchReset({ current: box }: RefObject<HTMLTextAreaElement | null>, changed: () => void): () => void {
  const form = box?.form;
  // The element gets its initial text only after the event.
  const reset = (): void => queueMicrotask(changed);
  form?.addEventListener('reset', reset);
  return () => form?.removeEventListener('reset', reset);
}

function Count({ length, maxLength }: { length: number; maxLength: number }): ReactNode {
  const labels = useKitLabels(textAreaLabels);
  const left = maxLength - length;
  const near = left <= NEAR_THE_LIMIT && length > 0;
  const news = useAfterPause(near ? fillLabel(labels.charactersLeft, { n: left }) : '');
  return (
    <>
      <bdi className={styles.count} data-full={left <= 0 || undefined}>
        {fillLabel(labels.characterCount, { n: length, total: maxLength })}
      </bdi>
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
    </>
  );
}

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
