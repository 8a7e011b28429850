'use client';

import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { sharedLabels } from '../kit/labels.ts';
import { isOfInputMethod } from '../private/inputMethod.ts';
import { ListPopup, OptionList, optionId, useHighlight, takeKey, type ListRow } from '../listbox/OptionList.tsx';
import { folded } from '../listbox/typeahead.ts';
import { countryLabels } from './labels.ts';
import * as styles from './PhoneField.css.ts';

/** A country of a phone number. */
export interface PhoneCountry {
  /** ISO 3166 code, e.g. `PH`. */
  readonly code: string;
  readonly name: string;
  /** Without the plus sign, e.g. `63`. */
  readonly dialCode: string;
  /** URL of the flag's picture. */
  readonly flag?: string | undefined;
}

const words = { ...sharedLabels, ...countryLabels };

/** `Côte d'Ivoire` is found by `coted`, and `+63` by `63`. */
const searchable = (text: string): string => folded(text).replace(/[+\s]/g, '');

function matches(country: PhoneCountry, query: string): boolean {
  const wanted = searchable(query);
  return searchable(country.name).includes(wanted) || [country.code, country.dialCode].some((code) => searchable(code).startsWith(wanted));
}

const rowOf = (country: PhoneCountry): ListRow => ({
  value: country.code,
  content: (
    <>
      <Flag country={country} />
      <span className={styles.name}>{country.name}</span>
      <bdi dir="ltr" className={styles.dialCode}>
        +{country.dialCode}
      </bdi>
    </>
  ),
});

export interface CountryListProps {
  id: string;
  countries: readonly PhoneCountry[];
  selected: string | undefined;
  onSelect: (country: PhoneCountry) => void;
  /** After Escape, or `listBlurCloseMs` after focus has left. */
  onClose: (reason: 'escape' | 'blur') => void;
}

/** A search box over a list; focus stays in the box while the arrow keys move through the list. */
export function CountryList({ id, countries, selected, onSelect, onClose }: CountryListProps): ReactNode {
  const labels = useKitLabels(words);
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const found = countries.filter((country) => matches(country, query));
  const rows = found.map(rowOf);
  const { list, active, point, go, move } = useHighlight(rows, selected);

  useEffect(() => search.current?.focus(), []);

  const choose = (index: number): void => {
    const country = found[index];
    if (country) onSelect(country);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys of an input method select among its candidates.
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === 'Escape') onClose('escape');
    else if (event.key === 'Enter') choose(active);
    // Tab, text and caret keys keep their native effect; Enter must not submit the surrounding form.
    if (move(event.key) || event.key === 'Enter') takeKey(event);
  };

  return (
    <ListPopup onLeave={() => onClose('blur')}>
      <div className={styles.search}>
        <Search size={18} aria-hidden="true" />
        <input
          ref={search}
          className={styles.searchInput}
          role="combobox"
          aria-label={labels.searchCountries}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={optionId(id, rows, active)}
          autoComplete="off"
          placeholder={labels.searchCountries}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            go(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <OptionList
        ref={list}
        id={id}
        aria-label={labels.countryCode}
        rows={rows}
        chosen={selected}
        active={active}
        onPoint={point}
        onChoose={choose}
      />
      {found.length === 0 && (
        <div className={styles.nothing} role="status">
          {labels.nothingFound}
        </div>
      )}
    </ListPopup>
  );
}

/** Decorative: the name or the code is beside it. */
export function Flag({ country }: { country: PhoneCountry }): ReactNode {
  return country.flag !== undefined && <img className={styles.flag} src={country.flag} alt="" loading="lazy" width={24} height={17} />;
}
