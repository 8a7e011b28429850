/** Merchants that wait to be compiled: the one whose page was requested last comes first. */
export interface CompileQueue {
  /** A page of the merchant was requested. */
  touch(code: string): void;
  /**
   * Runs `work` on each code, `atOnce` at a time.
   * @param isStopped asked before each
   */
  run(codes: readonly string[], atOnce: number, work: (code: string) => Promise<void>, isStopped: () => boolean): Promise<void>;
}

export function createCompileQueue(): CompileQueue {
  /** The latest at the end. */
  const requested = new Set<string>();
  return {
    touch(code) {
      requested.delete(code);
      requested.add(code);
    },
    async run(codes, atOnce, work, isStopped) {
      const waiting = new Set(codes);
      const next = () => [...requested].findLast((code) => waiting.has(code)) ?? [...waiting][0];
      const lane = async (): Promise<void> => {
        for (let code = next(); code !== undefined && !isStopped(); code = next()) {
          waiting.delete(code);
          await work(code);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, lane));
    },
  };
}
