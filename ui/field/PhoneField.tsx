'use client';

import { useId, useRef, useState, type ClipboardEvent, type ComponentPropsWithRef, type ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { Field, useField, type FieldProps, type FieldSize } from './Field.tsx';
import { input } from './Field.css.ts';
import { CountryList, Flag, type PhoneCountry } from './CountryList.tsx';
import { countryLabels } from './labels.ts';
import { pastedPhone } from './pastedPhone.ts';
import * as styles from './PhoneField.css.ts';
import { enterText } from './typing.ts';

export type PhoneFieldProps = FieldProps<Omit<ComponentPropsWithRef<'input'>, 'type'>> & {
  countries: readonly PhoneCountry[];
  /** Code of the selected country when controlled. */
  country?: string | undefined;
  /** Code of the initial country. @default the first of `countries` */
  defaultCountry?: string | undefined;
  onCountryChange?: ((country: PhoneCountry) => void) | undefined;
  /** @default 'lg' */
  size?: FieldSize | undefined;
};

/**
 * A phone number: the country's dialing code from a searchable list, then the national number. Pasting a number with a
 * country code, in any format, selects the country too.
 */
export function PhoneField({ countries, country, defaultCountry, onCountryChange, size, ...props }: PhoneFieldProps): ReactNode {
  const labels = useKitLabels(countryLabels);
  const { shell, control } = useField(props);
  const listId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [ownChoice, setOwnChoice] = useState(defaultCountry ?? countries[0]?.code);
  const selected = countries.find(({ code }) => code === (country ?? ownChoice));

  const choose = (next: PhoneCountry): void => {
    setOwnChoice(next.code);
    onCountryChange?.(next);
  };
  const select = (next: PhoneCountry): void => {
    choose(next);
    setOpen(false);
    trigger.current?.ownerDocument.getElementById(shell.id)?.focus();
  };
  const close = (reason: 'escape' | 'blur'): void => {
    setOpen(false);
    if (reason === 'escape') trigger.current?.focus();
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const target = event.currentTarget;
    const phone = pastedPhone(event.clipboardData.getData('text'), countries, selected);
    if (phone === undefined || target.readOnly) return;
    event.preventDefault();
    if (phone.country) choose(phone.country);
    // A number with a country code is complete: it replaces the existing text.
    const [start, end] = phone.country
      ? [0, target.value.length]
      : [target.selectionStart ?? 0, target.selectionEnd ?? target.value.length];
    enterText(target, phone.digits, start, end);
  };

  return (
    <Field
      {...shell}
      size={size}
      popup={open && <CountryList id={listId} countries={countries} selected={selected?.code} onSelect={select} onClose={close} />}
    >
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={selected ? `${labels.countryCode}: ${selected.name} +${selected.dialCode}` : labels.countryCode}
        disabled={shell.disabled || shell.readOnly}
        onClick={() => setOpen(!open)}
      >
        {selected && <Flag country={selected} />}
        <bdi dir="ltr">{`+${selected?.dialCode ?? ''}`}</bdi>
        <span className={styles.arrow} />
      </button>
      <input inputMode="tel" autoComplete="tel-national" onPaste={paste} {...control} type="tel" className={input} />
    </Field>
  );
}
