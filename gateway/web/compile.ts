import { compileMerchant, type Compiled } from '#site/assembler/compile.ts';
import type { Fault } from '#site/assembler/types.ts';
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';

/** Compiles a merchant with the site's blocks and the kit's themes. Never rejects: a folder that cannot be read is a fault too. */
export async function compile(configDir: string, code: string): Promise<Pick<Compiled, 'release' | 'faults'>> {
  try {
    return await compileMerchant({ configDir, code, blocks, compileSkin });
  } catch (error) {
    return { release: undefined, faults: [unreadable(code, error)] };
  }
}

/** The fault of a merchant of whom nothing can be read, with the reason. */
export function unreadable(code: string, reason: unknown): Fault {
  return {
    code: 'missing-file',
    severity: 'error',
    file: `merchants/${code}`,
    pointer: '',
    line: 1,
    column: 1,
    found: reason instanceof Error ? reason.message : String(reason),
    expected: 'files that can be read',
  };
}
