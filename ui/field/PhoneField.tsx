import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { Field, useField, type FieldProps, type FieldSize } from '../private/Field.tsx';
import { input } from '../private/Field.css.ts';
import { CountryList, Flag, type PhoneCountry } from './CountryList.tsx';
import { countryLabels } from './labels.ts';
import * as styles from './PhoneField.css.ts';

export type PhoneFieldProps = FieldProps<Omit<ComponentPropsWithRef<'input'>, 'type'>> & {
  countries: readonly PhoneCountry[];
  /** Code of the chosen country; without it the field keeps the choice itself. */
  country?: string | undefined;
  /** Code of the country at first. @default the first of `countries` */
  defaultCountry?: string | undefined;
  onCountryChange?: (country: PhoneCountry) => void;
  /** @default 'lg' */
  size?: FieldSize;
};

/** A phone number: the country's dialling code from a searchable list, then the number within that country. */
export function PhoneField({ countries, country, defaultCountry, onCountryChange, size, ...props }: PhoneFieldProps): ReactNode {
  const labels = useKitLabels(countryLabels);
  const { shell, control } = useField(props);
  const listId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [ownChoice, setOwnChoice] = useState(defaultCountry ?? countries[0]?.code);
  const selected = countries.find(({ code }) => code === (country ?? ownChoice));

  const select = (next: PhoneCountry): void => {
    setOwnChoice(next.code);
    onCountryChange?.(next);
    setOpen(false);
    document.getElementById(shell.id)?.focus();
  };
  const close = (reason: 'escape' | 'blur'): void => {
    setOpen(false);
    if (reason === 'escape') trigger.current?.focus();
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
        disabled={shell.disabled}
        onClick={() => setOpen(!open)}
      >
        {selected && <Flag country={selected} />}
        <bdi dir="ltr">+{selected?.dialCode}</bdi>
        <span className={styles.arrow} />
      </button>
      <input inputMode="tel" autoComplete="tel-national" {...control} type="tel" className={input} />
    </Field>
  );
}
