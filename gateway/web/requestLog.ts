import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

import { printableJson } from '#site/assembler/compiler/printable.ts';

/** Log line of one request. Without the query, which may contain names and codes. */
export interface RequestLine {
  readonly id: string;
  readonly address: string;
  readonly merchant: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

export interface RequestLog {
  write(line: RequestLine): void;
  /** Resolves when every line is written. */
  close(): Promise<void>;
}

/** Appends one JSON line per request to a file. */
export function fileLog(file: string): RequestLog {
  mkdirSync(dirname(file), { recursive: true });
  const stream = createWriteStream(file, { flags: 'a' });
  return {
    write: (line) => void stream.write(format(line)),
    close: () => new Promise((resolve) => stream.end(resolve)),
  };
}

/** Writes one JSON line per request to standard output. */
export const stdoutLog: RequestLog = { write: (line) => void process.stdout.write(format(line)), close: async () => {} };

export const noLog: RequestLog = { write: () => {}, close: async () => {} };

function format(line: RequestLine): string {
  return `${printableJson({ time: new Date().toISOString(), ...line })}\n`;
}
