'use client';

import { useId, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { sharedLabels } from '../kit/labels.ts';
import { ListPopup, OptionList, optionId, takeKey, useHighlight } from '../listbox/OptionList.tsx';
import { folded } from '../listbox/typeahead.ts';
import { isOfInputMethod } from '../private/inputMethod.ts';
import { Field, useField, type FieldProps, type FieldSize } from './Field.tsx';
import * as fieldStyles from './Field.css.ts';
import * as styles from './ComboboxField.css.ts';

export interface ComboboxOption {
  /** Unique among its options; the field's value when chosen. */
  readonly value: string;
  readonly label: string;
  /** Smaller, below the label: a code, an address. */
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
}

type NativeInput = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'onSelect' | 'list'>;

export type ComboboxFieldProps = FieldProps<NativeInput> & {
  options: readonly ComboboxOption[];
  /** The chosen option's value; '' for none. */
  value: string;
  /** The chosen value, or '' when the text was cleared. */
  onChange: (value: string) => void;
  /**
   * Called with each text that is typed, to load options from a server; these are shown as they are.
   * @default the options whose label or description contains the text, accents ignored
   */
  onSearch?: ((text: string) => void) | undefined;
  /** Options are loading. @default false */
  loading?: boolean | undefined;
  /** @default 'lg' */
  size?: FieldSize | undefined;
};

/**
 * One of many options, found by typing: a bank, a city, a game. The text follows the chosen option: on blur, text
 * without a choice is discarded. Use `SelectField` for up to about fifteen options.
 */
export function ComboboxField({ options, value, onChange, onSearch, loading = false, size, ...props }: ComboboxFieldProps): ReactNode {
  const labels = useKitLabels(sharedLabels);
  const { shell, control } = useField(props);
  const listId = useId();
  const [open, setOpen] = useState(false);
  /** What is typed; undefined shows the chosen option. */
  const [typed, setTyped] = useState<string>();
  const chosen = options.find((option) => option.value === value);
  const wanted = folded(typed?.trim() ?? '');
  const found = onSearch || wanted === '' ? options : options.filter((option) => searchable(option).includes(wanted));
  const rows = found.map((option) => ({ ...option, content: <Choice option={option} /> }));
  const { list, active, point, go, move } = useHighlight(rows, value);

  const close = (): void => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (index: number): void => {
    const option = found[index];
    if (!option || option.disabled) return;
    if (option.value !== value) onChange(option.value);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    control.onKeyDown?.(event);
    if (event.defaultPrevented || isOfInputMethod(event.nativeEvent)) return;
    if (!open) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        setOpen(true);
        takeKey(event);
      }
      return;
    }
    if (event.key === 'Escape') {
      close();
      takeKey(event);
    } else if (event.key === 'Enter') {
      choose(active);
      takeKey(event);
    } else if (event.key !== 'Home' && event.key !== 'End' && move(event.key)) takeKey(event);
  };

  return (
    <Field
      {...shell}
      size={size}
      popup={
        open && (
          <ListPopup onLeave={close}>
            <OptionList
              ref={list}
              id={listId}
              aria-label={typeof shell.label === 'string' ? shell.label : control['aria-label']}
              rows={rows}
              chosen={value}
              active={active}
              onPoint={point}
              onChoose={choose}
            />
            {rows.length === 0 && (
              <div className={styles.nothing} role="status">
                {loading ? labels.loading : labels.nothingFound}
              </div>
            )}
          </ListPopup>
        )
      }
    >
      <input
        autoComplete="off"
        {...control}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? optionId(listId, rows, active) : undefined}
        aria-busy={loading || undefined}
        className={fieldStyles.input}
        value={typed ?? chosen?.label ?? ''}
        // Not by a click, which a press on the label makes, too.
        onMouseDown={(event) => {
          control.onMouseDown?.(event);
          setOpen(true);
        }}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          setOpen(true);
          go(0);
          onSearch?.(text);
          if (text === '' && value !== '') onChange('');
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          control.onBlur?.(event);
          close();
        }}
      />
    </Field>
  );
}

const searchable = ({ label, description = '' }: ComboboxOption): string => folded(`${label} ${description}`);

function Choice({ option: { label, description } }: { option: ComboboxOption }): ReactNode {
  return (
    <span className={styles.choice}>
      <span>{label}</span>
      {description !== undefined && <span className={styles.description}>{description}</span>}
    </span>
  );
}
