/** An import in words. */
import type { SkinFault } from '../skinFault.ts';
import type { TokenImport } from './importTokens.ts';

/** What became of each token; those that were not imported are one line for each reason. */
export function importLines({ taken, left }: TokenImport): readonly string[] {
  const reasons = new Set(left.map(({ why }) => why));
  return [
    ...taken.map(({ from, to }) => `${from} → ${to}`),
    ...[...reasons].map((reason) => {
      const names = left.filter(({ why }) => why === reason).map(({ from }) => from);
      return `not taken, ${reason}: ${names.join(', ')}`;
    }),
  ];
}

export const faultLine = ({ pointer, found, expected }: SkinFault): string => `${pointer}: found ${found}, expected ${expected}`;
