import { nearest } from '#site/assembler/compiler/nearest.ts';
import { commands } from './commands.ts';
import { COMMANDS, helpOn, overview } from './help.ts';
import { NoPicturesError, readArguments, said, type Job, type RenewHosting, type TakePictures, type Terminal } from './job.ts';
import { printable, printableJson } from '#site/assembler/compiler/printable.ts';

/**
 * Does what the words of a command line ask of the config tool. Like the app, it is where the parts meet: the compiler, the
 * block list and the skin compiler.
 * @returns whether it ends well
 */
export async function runTool(
  args: readonly string[],
  { say, complain: tell }: Terminal,
  renewHosting: RenewHosting = noHosting,
  takePictures: TakePictures = noPictures,
): Promise<boolean> {
  const complain = (...lines: readonly string[]): false => {
    tell(lines.map(printable).join('\n'));
    return false;
  };
  let read: ReturnType<typeof readArguments>;
  try {
    read = readArguments(args);
  } catch (error) {
    return complain(said(error), '', ...overviewLines());
  }
  const { values: options, positionals } = read;
  const [command = '', ...names] = positionals;
  const answer: Job['answer'] = (value, lines) => say(options.json ? printableJson(value, 2) : lines.map(printable).join('\n'));
  const job: Job = { options, names, answer, complain, renewHosting, takePictures };
  if (command === 'help' || options.help) return help(job, command === 'help' ? names[0] : command || undefined, say);
  const load = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (load) return (await load())(job);
  const meant = nearest(command, Object.keys(COMMANDS));
  const wrong = command === '' ? [] : [`There is no command "${command}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`, ''];
  return complain(...wrong, ...overviewLines());
}

const noHosting: RenewHosting = async () => {
  const { ReleaseError } = await import('#site/assembler/compiler/releases/artefacts.ts');
  throw new ReleaseError('This tool was started without the web server that writes pages.');
};

const noPictures: TakePictures = async () => {
  throw new NoPicturesError('This tool was started without a browser.');
};

/** `help`, `help explain`, or `explain --help`. */
function help({ complain }: Job, about: string | undefined, say: Terminal['say']): boolean {
  const text = about === undefined ? overview() : helpOn(about);
  if (text === undefined) return complain(`There is no command "${about}".`, '', ...overviewLines());
  say(text);
  return true;
}

function overviewLines(): readonly string[] {
  return overview().split('\n');
}
