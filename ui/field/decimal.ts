/* Numbers as players type them. Exact: a number is an integer in units of its last decimal place (cents,
   thousandths), never a floating-point fraction. */

/** Number of decimal digits that a double always represents exactly. */
const MAX_DIGITS = 15;

/** Converts full-width digits and signs, as Chinese keyboards send them, and the typographic minus, to ASCII. */
function ascii(text: string): string {
  return text.normalize('NFKC').replaceAll('\u2212', '-');
}

/** Units of the last of `decimals` places, ignoring commas: 123450 for `1,234.5` and 2. */
export function unitsOf(text: string, decimals: number): number | undefined {
  const digits = text.replace(/[^\d.]/g, '');
  // Without decimals, a point separates thousands.
  const [whole = '', fraction = ''] = decimals === 0 ? [digits.replaceAll('.', '')] : digits.split('.');
  if (whole === '' && fraction === '') return undefined;
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  return text.startsWith('-') && units !== 0 ? -units : units;
}

function parts(units: number, decimals: number): [whole: string, fraction: string] {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return [digits.slice(0, point), digits.slice(point)];
}

/** A number without separators or trailing zeros: `1234.5` for 123450 and 2. */
export function plainText(units: number, decimals: number): string {
  const [whole, fraction] = parts(units, decimals);
  const trimmed = fraction.replace(/0+$/, '');
  return `${units < 0 ? '-' : ''}${whole}${trimmed && `.${trimmed}`}`;
}

/** An amount with separators; with all decimals or, if they are zero, none: `1,234.50`, `500`. */
export function amountText(units: number | undefined, decimals: number): string {
  if (units === undefined) return '';
  const [whole, fraction] = parts(units, decimals);
  return grouped(/[1-9]/.test(fraction) ? `${whole}.${fraction}` : whole);
}

/** Adds thousands separators to plain digits; leading zeros are left until tidied. */
function grouped(text: string): string {
  const [whole = '', ...fraction] = text.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Filters the characters of a number; a comma counts as a point, since many number keyboards have no other. */
export function cleaned(text: string, decimals: number, negative: boolean): string {
  const [whole = '', ...fractions] = ascii(text)
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  const minus = negative && ascii(text).trimStart().startsWith('-') ? '-' : '';
  const fraction = fractions.join('');
  if (decimals === 0) return minus + whole + fraction;
  return minus + whole + (fractions.length > 0 ? `.${fraction.slice(0, decimals)}` : '');
}

/** Formats with thousands separators: `1,234.50`, and `1.234,50` in Indonesia and Viet Nam. */
const commaGroups = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const pointGroups = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;
const noGroups = /^\d*[.,]?\d*$/;
/** A run of digits with separators; the letter before it distinguishes the point of `Rp.500` from that of `.50`. */
const runs = /\p{L}?[.,]?\d[\d., '’]*/gu;

/**
 * Parses a pasted number in any country's format to plain digits with a point: `1234.5` for `₱ 1,234.50`, `1.234,50`
 * and `1 234,5`. Undefined if it is ambiguous or too long, such as `1.234` at two decimals, `1e9` or `100-200`: a wrong
 * amount is worse than none.
 */
export function pasted(text: string, decimals: number, negative = false): string | undefined {
  const source = ascii(text);
  const [run, another] = source.match(runs) ?? [];
  if (run === undefined || another !== undefined) return undefined;
  const minus = source.slice(0, source.indexOf(run)).includes('-') ? '-' : '';
  const number = run.replace(/^\p{L}[.,]?/u, '').replace(/[^\d.,]/g, '');
  const plain = withoutGroups(number, decimals);
  if (plain === undefined || (minus && !negative)) return undefined;
  const [whole = '', fraction = ''] = plain.split('.');
  const needed = fraction.replace(/0+$/, '');
  if (needed.length > decimals || whole.length + decimals > MAX_DIGITS) return undefined;
  return `${minus}${whole}${needed && `.${needed}`}`;
}

function withoutGroups(number: string, decimals: number): string | undefined {
  if (commaGroups.test(number)) return number.replaceAll(',', '');
  const pointsGroup = decimals === 0 || (number.match(/[.,]/g)?.length ?? 0) > 1;
  if (pointsGroup && pointGroups.test(number)) return number.replaceAll('.', '').replace(',', '.');
  return noGroups.test(number) ? number.replace(',', '.') : undefined;
}

export interface Edit {
  readonly text: string;
  readonly caret: number;
}

/** Decimals of a currency, and the symbol that may be typed with an amount. */
export interface AmountForm {
  readonly decimals: number;
  readonly currency: string;
}

const significant = (text: string): string => ascii(text).replace(/[^\d.]/g, '');

/** An amount without currency symbol, spaces and thousands separators other than commas. */
function bare(text: string, currency: string): string {
  const source = ascii(text).replace(/[\s'\u2019]/g, '');
  const sign = ascii(currency).replace(/\s/g, '');
  const unsigned = sign !== '' && source.startsWith(sign) ? source.slice(sign.length) : source;
  return sign !== '' && unsigned.endsWith(sign) ? unsigned.slice(0, -sign.length) : unsigned;
}

const fractionOf = (text: string): string => significant(text).split('.')[1] ?? '';

/** Why an amount is invalid; each has a text in the kit's labels. */
export type AmountFault = 'amountNegative' | 'amountUnclear' | 'amountWhole' | 'amountDecimals' | 'amountTooLong';

/** The first match is shown. */
const faults: readonly (readonly [AmountFault, has: (text: string, decimals: number) => boolean])[] = [
  ['amountNegative', (text) => /^-[\d.,]*$/.test(text)],
  ['amountUnclear', (text) => !/^[\d,]*(?:\.[\d,]*)?$/.test(text)],
  ['amountWhole', (text, decimals) => decimals === 0 && fractionOf(text) !== ''],
  ['amountDecimals', (text, decimals) => fractionOf(text).length > decimals],
  ['amountTooLong', (text, decimals) => significant(text).replace(/^0+(?=\d)|\..*/g, '').length + decimals > MAX_DIGITS],
];

/** An edited text: an amount with its separators or, with its fault, an invalid one. */
export interface AmountEdit extends Edit {
  readonly fault?: AmountFault | undefined;
  /** Whether it may only be incomplete, as `50.0` on the way to `50.000`. */
  readonly unfinished?: boolean | undefined;
}

const closedGroup = /^[1-9]\d{0,2}(?:,\d{3})*\.\d{3}(?:\d|\.\d*)?$/;

/**
 * Whether the first point of a text can be a thousands separator: three digits follow and at most one more or a point.
 */
export const closesGroup = (text: string): boolean => closedGroup.test(ascii(text));

const begunGroup = /^\d{1,3}(?:\.\d{3})*\.\d{1,2}$/;

/**
 * Applies a user edit to an amount: returns the text with separators, and the caret beside the same digit as before. An
 * invalid amount is left as typed, with the reason: silently changing a sum is worse.
 * @param raw the text as the browser changed it
 * @param caret the browser's caret position
 * @param forward deleted forward: the caret must then move past a separator
 */
export function editedAmount(raw: string, caret: number, { decimals, currency }: AmountForm, forward = false): AmountEdit {
  const source = bare(raw, currency);
  const after = bare(raw.slice(caret), currency);
  // Thousands as in Indonesia and Viet Nam: left unchanged, since converting the point would change the number.
  if (decimals === 0 && pointGroups.test(source) && !source.includes(',') && significant(source).length <= MAX_DIGITS) {
    return { text: source, caret: source.length - after.length };
  }
  const fault = faults.find(([, has]) => has(source, decimals))?.[0];
  if (fault !== undefined) return { text: raw, caret, fault, unfinished: decimals === 0 && begunGroup.test(source) };
  const plain = significant(source);
  const text = grouped(plain);
  const position = indexAfter(text, plain.length - significant(after).length);
  return { text, caret: forward && text[position] === ',' ? position + 1 : position };
}

/** Index in a text with separators after so many other characters. */
function indexAfter(text: string, count: number): number {
  let index = 0;
  for (let seen = 0; seen < count; index += 1) if (text[index] !== ',') seen += 1;
  return index;
}

/** Number of decimals of a step: 2 for 0.05. */
export function decimalsOf(step: number): number {
  return String(step).split('.')[1]?.length ?? 0;
}

export interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The next number up (1) or down (-1) on the steps from `min`, clamped to the range; an empty text counts as 0. */
export function stepped(text: string, direction: 1 | -1, { min, max, step }: Steps): string {
  const decimals = decimalsOf(step);
  const units = (number: number): number => Math.round(number * 10 ** decimals);
  const size = units(step);
  const base = Number.isFinite(min) ? units(min) : 0;
  const place = ((unitsOf(text, decimals) ?? 0) - base) / size;
  const next = base + size * (direction === 1 ? Math.floor(place) + 1 : Math.ceil(place) - 1);
  return plainText(Math.min(units(max), Math.max(units(min), next)), decimals);
}
