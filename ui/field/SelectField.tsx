'use client';

import { useId, useMemo, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';

import { Field, useField, type FieldProps, type FieldSize } from './Field.tsx';
import { SelectList, type SelectOption } from './SelectList.tsx';
import * as styles from './SelectField.css.ts';

export type SelectFieldProps = FieldProps<Omit<ComponentPropsWithRef<'select'>, 'multiple'>> & {
  options: readonly SelectOption[];
  /** Shown while nothing is selected; it cannot be selected, and its value is ''. */
  placeholder?: string | undefined;
  /** @default 'lg' */
  size?: FieldSize | undefined;
};

/**
 * One of several options. The native control holds the value and handles keys; a mouse opens the kit's list, touch
 * opens the platform's native list.
 */
export function SelectField({ options, placeholder, size, ...props }: SelectFieldProps): ReactNode {
  const { shell, control } = useField(props);
  const listId = useId();
  /** The control while its list is open. */
  const [opened, setOpened] = useState<HTMLSelectElement | null>(null);
  const untouched = control.value === undefined && control.defaultValue === undefined && placeholder !== undefined;

  const toggle = (event: SyntheticEvent<HTMLSelectElement>): void => {
    if (event.defaultPrevented || !hasFinePointer()) return;
    // Prevents the platform's list, and also focusing, which is done here.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    setOpened(opened ? null : event.currentTarget);
  };

  // Memoized, since typing elsewhere in the form re-renders it.
  const items = useMemo(() => nativeOptions(options, placeholder), [options, placeholder]);

  const labelId = `${shell.id}-label`;
  const labelled = typeof shell.label === 'object';
  return (
    <Field
      {...shell}
      label={labelled ? <span id={labelId}>{shell.label}</span> : shell.label}
      size={size}
      popup={
        opened !== null && (
          <SelectList
            id={listId}
            select={opened}
            options={options}
            aria-label={typeof shell.label === 'string' ? shell.label : control['aria-label']}
            aria-labelledby={labelled ? labelId : control['aria-labelledby']}
            onClose={() => setOpened(null)}
          />
        )
      }
    >
      <select
        {...control}
        {...(untouched && { defaultValue: '' })}
        {...(opened && { 'aria-haspopup': 'listbox', 'aria-expanded': true, 'aria-controls': listId })}
        className={styles.select}
        onMouseDown={(event) => {
          control.onMouseDown?.(event);
          if (event.button === 0) toggle(event);
        }}
        onKeyDown={(event) => {
          control.onKeyDown?.(event);
          if (opensList(event)) toggle(event);
          else if (event.key === 'Escape') setOpened(null);
        }}
        // Moving between the control and its list is no blur of the field.
        onFocus={(event) => {
          if (event.relatedTarget?.id !== listId) control.onFocus?.(event);
        }}
        onBlur={(event) => {
          if (event.relatedTarget?.id !== listId) control.onBlur?.(event);
        }}
      >
        {items}
      </select>
      <span className={styles.arrow} />
    </Field>
  );
}

function nativeOptions(options: readonly SelectOption[], placeholder: string | undefined): ReactNode {
  return (
    <>
      {placeholder !== undefined && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map(({ value, label, lang, disabled }) => (
        <option key={value} value={value} lang={lang} disabled={disabled}>
          {label}
        </option>
      ))}
    </>
  );
}

const hasFinePointer = (): boolean => matchMedia('(pointer: fine)').matches;

/** The keys that open a select's list on each platform. */
function opensList({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return false;
  if (key === 'ArrowDown' || key === 'ArrowUp') return altKey || navigator.platform.startsWith('Mac');
  return !altKey && (key === 'Enter' || key === ' ' || key === 'F4');
}
