import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { countries as countryList } from '#site/api/contract/system.ts';
import { useCall } from '#site/api/useCall.ts';
import { localeOf } from '#site/i18n/locales.ts';
import { useSystemStatus } from '#site/shared/useSystemStatus.ts';
import type { PhoneCountry } from '#ui';

export interface PhoneCountryChoice {
  /** Dialling code of the chosen country as the platform writes it. */
  readonly dialingCode: string | undefined;
  /** For the kit's `PhoneField`. */
  readonly field: {
    readonly countries: readonly PhoneCountry[];
    readonly country: string | undefined;
    readonly onCountryChange: (country: PhoneCountry) => void;
  };
}

/** Which country a mobile number is of; at first the visitor's own, where the platform knows it. */
export function usePhoneCountry(): PhoneCountryChoice {
  const { i18n } = useTranslation('auth');
  const { data: known } = useCall(countryList, {}, { staleMs: Infinity });
  const { data: status } = useSystemStatus();
  const [chosen, setChosen] = useState<string>();

  const imageBase = (status?.info.imageCDNs[0] ?? '').replace(/\/$/, '');
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(localeOf(i18n.language).tag, { type: 'region' });
    return (known ?? []).map(({ countryCode, countryDialingCode }) => ({
      code: countryCode,
      name: /^[A-Z]{2}$/.test(countryCode) ? (names.of(countryCode) ?? countryCode) : countryCode,
      dialCode: countryDialingCode.replace(/\D/g, ''),
      flag: `${imageBase}/COUNTRY_FLAG/${countryCode}.png`,
    }));
  }, [known, i18n.language, imageBase]);

  const wanted = chosen ?? status?.location.countryCode;
  const country = known?.find(({ countryCode }) => countryCode === wanted) ?? known?.[0];
  return {
    dialingCode: country?.countryDialingCode,
    field: { countries, country: country?.countryCode, onCountryChange: ({ code }) => setChosen(code) },
  };
}
