import { byThousands } from './format.ts';

/** Any number with thousands and as many of its decimals as there are, up to so many: `1,012.5`. */
export function formatDecimal(value: number, places: number): string {
  const [whole = '', decimals = ''] = value.toFixed(places).split('.');
  const needed = decimals.replace(/0+$/, '');
  return needed === '' ? byThousands(whole) : `${byThousands(whole)}.${needed}`;
}
