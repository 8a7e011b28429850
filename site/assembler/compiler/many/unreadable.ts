import type { Compiled } from '#site/assembler/compiler/compile.ts';
import type { Fault } from '#site/assembler/runtime/types.ts';

/** The result for a merchant whose files cannot be read, with the reason. */
export function unreadable(code: string, reason: unknown): Compiled {
  const fault: Fault = {
    code: 'missing-file',
    severity: 'error',
    file: `merchants/${code}`,
    pointer: '',
    line: 1,
    column: 1,
    found: reason instanceof Error ? reason.message : String(reason),
    expected: 'files that can be read',
  };
  return { release: undefined, faults: [fault], files: new Map() };
}
