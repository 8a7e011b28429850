import { unwatchFile, watchFile } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';

import { skinTokens } from '../skin.ts';
import { faultLine, importLines } from '../import/report.ts';
import { skinFromFiles, type SkinFromFiles } from './skinFromFiles.ts';

const USAGE = `playfront-skin FILE… [--mapping FILE] [--format css|skin|tokens] [--out FILE] [--watch]

Makes a skin of design tokens (format 2025.10, or as Figma, Tokens Studio and Style Dictionary write them), or of a skin.
With both, the skin comes first: for fonts, and what tokens do not say or say otherwise.

  --mapping FILE   which token becomes which part of a skin: { "brand.accent": "color.brand.primary" }
  --format FORMAT  css: the stylesheet of both themes (the default); skin: the skin as data;
                   tokens: both themes as design tokens, for design tools
  --out FILE       where to write; without it, the result is printed
  --watch          writes again when a file changes; needs --out

Exit code 1 if a file cannot be read or the skin has faults: nothing is written then.`;

const FORMATS = {
  css: ({ css }: SkinFromFiles): string => `${css}\n`,
  skin: ({ skin }: SkinFromFiles): string => `${JSON.stringify(skin, null, 2)}\n`,
  tokens: ({ skin }: SkinFromFiles): string => `${JSON.stringify(skinTokens(skin), null, 2)}\n`,
};

const isFormat = (name: string): name is keyof typeof FORMATS => Object.hasOwn(FORMATS, name);

/** Where a command writes. */
export interface Terminal {
  /** The result. */
  readonly print: (text: string) => void;
  /** Messages, apart from the result. */
  readonly say: (text: string) => void;
  /** Ends `--watch`. */
  readonly signal?: AbortSignal;
}

/** How often watched files are looked at, in milliseconds. */
const WATCH_INTERVAL_MS = 300;

/** Runs `playfront-skin`. @returns the exit code; with `--watch`, once the signal aborts. */
export async function skinCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  let read: ReturnType<typeof readArguments>;
  try {
    read = readArguments(args);
  } catch (error) {
    return refuse(terminal, messageOf(error));
  }
  const { values: options, positionals: paths } = read;
  const { mapping, out, format } = options;
  if (options.help) {
    terminal.print(`${USAGE}\n`);
    return 0;
  }
  if (paths.length === 0) return refuse(terminal, 'Name a file of design tokens or a skin.');
  if (!isFormat(format)) return refuse(terminal, `--format ${format}: expected ${Object.keys(FORMATS).join(', ')}.`);
  if (options.watch && out === undefined) return refuse(terminal, '--watch needs --out FILE.');

  const make = async (): Promise<number> => {
    try {
      const made = await skinFromFiles(paths, mapping);
      if (made.faults.length > 0) {
        terminal.say([...importLines(made), 'The skin has faults, nothing was written:', ...made.faults.map(faultLine)].join('\n'));
        return 1;
      }
      const text = FORMATS[format](made);
      if (out === undefined) terminal.print(text);
      else await write(out, text);
      terminal.say([...importLines(made), ...(out === undefined ? [] : [`${out}: written`])].join('\n'));
      return 0;
    } catch (error) {
      terminal.say(messageOf(error));
      return 1;
    }
  };
  const code = await make();
  if (!options.watch) return code;
  await watch(mapping === undefined ? paths : [...paths, mapping], make, terminal.signal);
  return 0;
}

function readArguments(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      mapping: { type: 'string' },
      format: { type: 'string', default: 'css' },
      out: { type: 'string' },
      watch: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function refuse({ say }: Terminal, message: string): number {
  say(`${message}\n\n${USAGE}`);
  return 1;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Polls, since editors replace files when they save, which ends the notifications of some systems. */
function watch(paths: readonly string[], changed: () => Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    // One at a time, in order.
    let running: Promise<unknown> = Promise.resolve();
    const listener = (): void => {
      running = running.then(changed);
    };
    for (const path of paths) watchFile(path, { interval: WATCH_INTERVAL_MS }, listener);
    signal?.addEventListener('abort', () => {
      for (const path of paths) unwatchFile(path, listener);
      void running.then(() => resolve());
    });
  });
}
