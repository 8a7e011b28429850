import type { i18n as I18n } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { countries as countryList, type Country } from '#site/api/contract/system.ts';
import { useCall } from '#site/api/useCall.ts';
import { intlTag } from '#site/i18n/i18n.ts';
import { startOf } from '#site/features/system/cdn.ts';
import { useSystemStatus } from '#site/features/system/useSystemStatus.ts';
import type { PhoneCountry } from '#ui';

export interface PhoneCountryChoice {
  /** Dialling code of the chosen country as the platform writes it. */
  readonly dialingCode: string | undefined;
  /** Chooses a country by its dialling code; of those that share one, the first choice goes first. An unknown one changes nothing. */
  chooseDialing(code: string): void;
  /** For the kit's `PhoneField`. */
  readonly field: {
    readonly countries: readonly PhoneCountry[];
    readonly country: string | undefined;
    readonly onCountryChange: (country: PhoneCountry) => void;
  };
}

/** A country, or a dialing code remembered from an earlier visit, before the countries have loaded. */
type Chosen = { readonly country?: string; readonly dialingCode?: string };

/**
 * What the page's language calls countries, by code. It is asked only when a name is read: that takes longer than all else of the form, of
 * which not every one has a field for numbers.
 */
function namesIn(i18n: Pick<I18n, 'language' | 'options'>): (code: string) => string {
  let names: Intl.DisplayNames | undefined;
  return (code) => {
    names ??= new Intl.DisplayNames(intlTag(i18n), { type: 'region' });
    return (/^[A-Z]{2}$/.test(code) ? names.of(code) : undefined) ?? code;
  };
}

/**
 * Which country a mobile number is of; at first `home`, the merchant's, which is there before the platform's list. Without it the
 * visitor's own, where the platform knows it.
 */
export function usePhoneCountry(home: Country | undefined): PhoneCountryChoice {
  const { language, options } = useTranslation('auth').i18n;
  const { data: listed } = useCall(countryList, {}, { staleMs: Infinity });
  const { data: status } = useSystemStatus();
  const [chosen, setChosen] = useState<Chosen>({});

  const hosts = status?.info.imageCDNs ?? [];
  const imageBase = (hosts[startOf(hosts)] ?? '').replace(/\/$/, '');
  const known = useMemo(() => listed ?? (home ? [home] : []), [listed, home]);
  const countries = useMemo(() => {
    const nameOf = namesIn({ language, options });
    return known.map(({ countryCode, countryDialingCode }) => ({
      code: countryCode,
      get name() {
        return nameOf(countryCode);
      },
      dialCode: countryDialingCode.replace(/\D/g, ''),
      flag: `${imageBase}/COUNTRY_FLAG/${countryCode}.png`,
    }));
  }, [known, language, options, imageBase]);

  const coded = (code: string | undefined) => known.find(({ countryCode }) => countryCode === code);
  const own = coded(home?.countryCode) ?? coded(status?.location.countryCode);
  const ofCode = [own, ...known].find((one) => one !== undefined && one.countryDialingCode === chosen.dialingCode);
  const country = coded(chosen.country) ?? ofCode ?? own ?? known[0];
  return {
    dialingCode: country?.countryDialingCode,
    chooseDialing: (dialingCode) => setChosen({ dialingCode }),
    field: { countries, country: country?.countryCode, onCountryChange: ({ code }) => setChosen({ country: code }) },
  };
}
