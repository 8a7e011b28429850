import { onTestFinished, vi } from 'vitest';

/** What servers of this process write to their operator from now on, instead of into the output of the tests. */
export function operatorLines(): () => readonly string[] {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  return () => written.mock.calls.map(([line]) => String(line));
}
