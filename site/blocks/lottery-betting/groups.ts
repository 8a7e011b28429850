/** Numbers that one press picks. */
export interface Group {
  /** `odd`, `even`, `low`, `high`, or the first of ten numbers. */
  readonly code: string;
  readonly options: readonly string[];
}

/** From as many numbers of two digits on, a board has lines of ten. */
const LEAST_TENS = 20;
const TEN = 10;

/** Whether the numbers are shown as a table with a ten in each line. */
export const isTable = (options: readonly string[]): boolean =>
  options.length >= LEAST_TENS && options.every((option) => /^\d\d$/.test(option));

/** The groups of a table of numbers that may be picked at once. */
export function groupsOf(options: readonly string[], most: number): readonly Group[] {
  if (!isTable(options)) return [];
  const half = options.length / 2;
  const [odd, even] = [1, 0].map((rest) => options.filter((option) => Number(option) % 2 === rest));
  const tens = Array.from({ length: Math.ceil(options.length / TEN) }, (_, line) => options.slice(line * TEN, (line + 1) * TEN));
  return [
    { code: 'odd', options: odd ?? [] },
    { code: 'even', options: even ?? [] },
    { code: 'low', options: options.slice(0, half) },
    { code: 'high', options: options.slice(half) },
    ...tens.map((ten) => ({ code: ten[0] ?? '', options: ten })),
  ].filter((group) => group.options.length <= most);
}

/** The picks after a press on a group: without it if all of it is picked; else with it, or it alone where both are too many. */
export function withGroup(picked: readonly string[], group: Group, options: readonly string[], most: number): string[] {
  const rest = picked.filter((option) => !group.options.includes(option));
  if (group.options.every((option) => picked.includes(option))) return rest;
  const both = rest.length + group.options.length <= most ? [...rest, ...group.options] : group.options;
  return options.filter((option) => both.includes(option));
}
