import type { Fault } from '#site/assembler/runtime/types.ts';

/** Limit of faults per merchant; each takes some hundred bytes, and thousands have a common cause. */
const MAX_FAULTS = 1000;

/** The first faults and, ahead of them, how many there are. */
export function limited(faults: readonly Fault[]): readonly Fault[] {
  const [first] = faults;
  if (first === undefined || faults.length <= MAX_FAULTS) return faults;
  const { file, line, column } = first;
  const place = { file, line, column, pointer: '' };
  const found = `${faults.length} faults`;
  const expected = `these mended first: the ${MAX_FAULTS} that are kept may explain the rest`;
  const isError = faults.some(({ severity }) => severity === 'error');
  return [{ code: 'too-many', severity: isError ? 'error' : 'warning', ...place, found, expected }, ...faults.slice(0, MAX_FAULTS)];
}
