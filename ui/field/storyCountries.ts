import { storyArt } from '../testing/storyArt.ts';
import type { PhoneCountry } from './CountryList.tsx';

const rows: readonly (readonly [code: string, name: string, dialCode: string])[] = [
  ['PH', 'Philippines', '63'],
  ['CN', 'China', '86'],
  ['CI', 'Côte d’Ivoire', '225'],
  ['ID', 'Indonesia', '62'],
  ['MY', 'Malaysia', '60'],
  ['TH', 'Thailand', '66'],
  ['VN', 'Việt Nam', '84'],
];

/** A few countries for stories and tests. */
export const countries: readonly PhoneCountry[] = rows.map(([code, name, dialCode], index) => ({
  code,
  name,
  dialCode,
  flag: storyArt(index * 50, 48, 34),
}));
