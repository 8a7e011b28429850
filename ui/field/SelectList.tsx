'use client';

import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';

import { ListPopup, OptionList, optionId, useHighlight, takeKey } from '../listbox/OptionList.tsx';
import { isShortcut } from '../private/shortcut.ts';
import { createTypeahead } from '../listbox/typeahead.ts';
import * as styles from './SelectField.css.ts';

/** An option of a `SelectField`. */
export interface SelectOption {
  /** Unique in its field; the field's value when selected. */
  readonly value: string;
  readonly label: string;
  /** Language of the label if it differs from the page's: BCP 47. */
  readonly lang?: string | undefined;
  /** Visible, but cannot be selected. */
  readonly disabled?: boolean | undefined;
  /** Before the label, e.g. a flag; decorative, since native lists on phones show only text. */
  readonly start?: ReactNode;
}

export interface SelectListProps {
  id: string;
  /** The select that it belongs to. */
  select: HTMLSelectElement;
  options: readonly SelectOption[];
  /** The field's name; one of the two. */
  'aria-label': string | undefined;
  'aria-labelledby': string | undefined;
  onClose: () => void;
}

/** The open list of a select field: it has the focus and returns it to the control. */
export function SelectList({ id, select, options, onClose, ...name }: SelectListProps): ReactNode {
  const [chosen] = useState(select.value);
  const [find] = useState(() => createTypeahead());
  const rows = options.map((option) => ({ ...option, content: <Choice option={option} /> }));
  const { list, active, point, go, move } = useHighlight(rows, chosen);

  useEffect(() => list.current?.focus({ preventScroll: true }), [list]);

  const close = (): void => {
    if (list.current === select.ownerDocument.activeElement) select.focus({ preventScroll: true });
    onClose();
  };
  const choose = (index: number): void => {
    const option = options[index];
    if (!option) return;
    if (option.value !== select.value) enterValue(select, option.value);
    close();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    const typed = key.length === 1 && key !== ' ' && !isShortcut(event);
    const found = typed ? find(key, options.map(searchable), active) : undefined;
    if (found !== undefined) go(found);
    // Tab then continues from the control.
    if (key === 'Escape' || key === 'Tab') close();
    else if (key === 'Enter' || key === ' ') choose(active);
    if (move(key) || key === 'Enter' || key === ' ') takeKey(event);
  };

  return (
    <ListPopup onLeave={close}>
      <OptionList
        {...name}
        ref={list}
        id={id}
        rows={rows}
        chosen={chosen}
        active={active}
        onPoint={point}
        onChoose={choose}
        tabIndex={-1}
        aria-activedescendant={optionId(id, rows, active)}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          // The control's blur was suppressed when the list opened; now the field as a whole loses focus.
          if (relatedTarget !== select) select.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
        }}
      />
    </ListPopup>
  );
}

/** The text for typeahead. */
const searchable = ({ label, disabled }: SelectOption): string => (disabled ? '' : label);

/** Sets a select's value as if the user had chosen it: React and form libraries are notified. */
function enterValue(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function Choice({ option }: { option: SelectOption }): ReactNode {
  return (
    <>
      {option.start !== undefined && (
        <span className={styles.start} aria-hidden="true">
          {option.start}
        </span>
      )}
      <span className={styles.optionLabel} lang={option.lang}>
        {option.label}
      </span>
    </>
  );
}
