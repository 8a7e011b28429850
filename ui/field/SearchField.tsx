'use client';

import { Search, X } from 'lucide-react';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';

import { IconButton } from '../button/Button.tsx';
import { useKitLabels } from '../kit/KitProvider.tsx';
import { useMergedRefs } from '../private/useMergedRefs.ts';
import { searchLabels } from './labels.ts';
import type { FieldProps, FieldSize } from './Field.tsx';
import { TextField } from './TextField.tsx';

type NativeSearch = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'>;

export type SearchFieldProps = FieldProps<NativeSearch> & {
  /** @default 'lg' */
  size?: FieldSize | undefined;
  /** The text in the box. */
  value: string;
  onChange: (text: string) => void;
  /** After the clear button; the text is '' by then. @default only `onChange` */
  onClear?: (() => void) | undefined;
};

/**
 * A search box with a magnifier, and a clear button that returns the focus to the box. It does not debounce: the caller
 * does (`useDeferredValue` for lists on the page, a pause of 300 ms for requests).
 */
export function SearchField({ value, onChange, onClear, ref, ...field }: SearchFieldProps): ReactNode {
  const labels = useKitLabels(searchLabels);
  const box = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(ref, box);
  const clear = (): void => {
    onChange('');
    onClear?.();
    // The button leaves, so the focus would fall to the page.
    box.current?.focus();
  };
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      {...field}
      ref={merged}
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      start={<Search size={18} aria-hidden="true" />}
      end={
        value !== '' && (
          <IconButton aria-label={labels.clearSearch} size="sm" onClick={clear}>
            <X size={16} />
          </IconButton>
        )
      }
    />
  );
}
