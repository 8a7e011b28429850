import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { LIST_BLUR_CLOSE_MS } from '../kit/defaults.ts';
import { useKitLabels } from '../kit/KitProvider.tsx';
import { sharedLabels } from '../kit/labels.ts';
import { countryLabels } from './labels.ts';
import * as styles from './PhoneField.css.ts';

/** A country that phone numbers may belong to. */
export interface PhoneCountry {
  /** ISO 3166 code, e.g. `PH`. */
  readonly code: string;
  readonly name: string;
  /** Without the plus sign, e.g. `63`. */
  readonly dialCode: string;
  /** Address of the flag's picture. */
  readonly flag?: string;
}

const words = { ...sharedLabels, ...countryLabels };

/** `Côte` is found by `cote`, and `+63` by `63`. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}+\s]/gu, '')
    .toLowerCase();
}

function matches(country: PhoneCountry, query: string): boolean {
  const wanted = folded(query);
  return folded(country.name).includes(wanted) || [country.code, country.dialCode].some((code) => folded(code).startsWith(wanted));
}

/** Where each key moves the highlight, from `index` in a list of `length`. */
const moves: Readonly<Record<string, (index: number, length: number) => number>> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_index, length) => length - 1,
};

export interface CountryListProps {
  id: string;
  countries: readonly PhoneCountry[];
  selected: string | undefined;
  onSelect: (country: PhoneCountry) => void;
  /** After Escape, or when focus has been elsewhere for a moment. */
  onClose: (reason: 'escape' | 'blur') => void;
}

/** A search box over a list; focus stays in the box while the arrow keys move through the list. */
export function CountryList({ id, countries, selected, onSelect, onClose }: CountryListProps): ReactNode {
  const labels = useKitLabels(words);
  const optionId = useId();
  const search = useRef<HTMLInputElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [query, setQuery] = useState('');
  const found = countries.filter((country) => matches(country, query));
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ code }) => code === selected),
    ),
  );

  useEffect(() => {
    search.current?.focus();
    return () => clearTimeout(closing.current);
  }, []);
  useEffect(() => {
    document.getElementById(`${optionId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [optionId, active]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    const chosen = found[active];
    if (event.key === 'Escape') onClose('escape');
    else if (event.key === 'Enter' && chosen) onSelect(chosen);
    else if (move && found.length > 0) setActive(move(active, found.length));
    // Tab, text and caret keys keep their native effect; Enter must not send the form around.
    if (move || event.key === 'Enter') event.preventDefault();
  };

  return (
    <div
      className={styles.popup}
      // Tells an overlay around it that Escape is for this list.
      data-popup=""
      onFocus={() => clearTimeout(closing.current)}
      onBlur={() => {
        closing.current = setTimeout(() => onClose('blur'), LIST_BLUR_CLOSE_MS);
      }}
    >
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
          aria-activedescendant={found.length > 0 ? `${optionId}-${active}` : undefined}
          autoComplete="off"
          placeholder={labels.searchCountries}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={id} role="listbox" aria-label={labels.countryCode} className={styles.list}>
        {found.map((country, index) => (
          // The search box handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={country.code}
            id={`${optionId}-${index}`}
            role="option"
            // Options are never focused, only pointed at by aria-activedescendant.
            tabIndex={-1}
            aria-selected={country.code === selected}
            data-active={index === active || undefined}
            className={styles.option}
            // Keeps focus in the search box, so that pressing is not leaving.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSelect(country)}
          >
            <Flag country={country} />
            <span className={styles.name}>{country.name}</span>
            <bdi dir="ltr" className={styles.dialCode}>
              +{country.dialCode}
            </bdi>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <div className={styles.nothing} role="status">
          {labels.nothingFound}
        </div>
      )}
    </div>
  );
}

/** Decorative: the name or the code stands beside it. */
export function Flag({ country }: { country: PhoneCountry }): ReactNode {
  return country.flag !== undefined && <img className={styles.flag} src={country.flag} alt="" loading="lazy" width={24} height={17} />;
}
