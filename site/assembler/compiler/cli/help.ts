/** Help of the config tool. */

export interface CommandHelp {
  /** What follows `npm run config --`. */
  readonly usage: string;
  readonly purpose: string;
  readonly more?: string;
  readonly options: readonly (readonly [flag: string, meaning: string])[];
  /** What each exit code means. */
  readonly exit: Readonly<Record<'0' | '1', string>>;
  /** Command lines that work with the shipped merchants. */
  readonly examples: readonly string[];
}

const JSON_OPTION = ['--json', 'the answer as JSON'] as const;
const CONFIG_OPTION = ['--config <folder>', 'another config folder than the one of this project'] as const;
const RELEASES_OPTION = [
  '--releases <folder or s3://bucket/prefix>',
  'where releases are, else CONFIG_RELEASES of the environment',
] as const;
const TO_OPTION = [
  '--to <folder>',
  'also brings a folder that npm run build wrote for a static host to it: dist/hosting/<merchant>',
] as const;
const BY_OPTION = ['--by <name>', 'who does it, else the name of the account on this machine'] as const;
const NOTE_OPTION = ['--note <words>', 'why, for the log'] as const;

export const COMMANDS: Readonly<Record<string, CommandHelp>> = {
  check: {
    usage: 'check [merchant…]',
    purpose: 'Finds every fault and doubt, each with file, line, column, pointer and the nearest valid name.',
    options: [JSON_OPTION, CONFIG_OPTION],
    exit: { 0: 'nothing to mend', 1: 'a fault or a doubt' },
    examples: ['check', 'check aurora', 'check --json'],
  },
  explain: {
    usage: 'explain <merchant> <address>',
    purpose: 'Says why an item is shown or hidden, condition by condition; without facts, the fewest that show it.',
    options: [
      ['--as visitor|member|trial|agent', 'who looks'],
      ['--type <number>', 'their account type: 0, 1, 2, 4, 41 or 42'],
      ['--rank <number>', 'their rank'],
      ['--route <path>', 'the page they are on'],
      ['--language <code>', 'the language they read'],
      ['--device phone|tablet|desktop', 'what they hold'],
      ['--vendors RNG,LIVE', 'the categories that have vendors'],
      ['--now <instant>', 'the time, as in 2026-01-01T00:00:00Z'],
      ['--flag NAME=on', 'a white-label flag, on or off, also 1 or 0; may be repeated'],
      ['--feature NAME=1', 'a feature of agents; may be repeated'],
      ['--mark NAME=1', 'what member info says of them, such as toUpline; may be repeated'],
      JSON_OPTION,
      CONFIG_OPTION,
    ],
    exit: { 0: 'the item was found', 1: 'there is no such merchant or item, or the merchant has faults' },
    examples: [
      'explain demo menus/member#favourites --as trial',
      'explain demo pages/rng#main.games',
      'explain demo registration#mobileNum --flag REGMOBVERF3=1',
    ],
  },
  diff: {
    usage: 'diff <merchant>[@revision] <merchant>[@revision]',
    purpose: 'Tells what differs on screen, and for whom; either side may be of a git revision, or what is released.',
    options: [RELEASES_OPTION, JSON_OPTION, CONFIG_OPTION],
    exit: { 0: 'compared, whatever was found', 1: 'a side does not exist or has faults' },
    examples: ['diff demo aurora', 'diff demo@HEAD~3 demo', 'diff demo@released demo'],
  },
  review: {
    usage: 'review <revision>..<revision> --to <folder> [merchant…]',
    purpose: 'Writes a page for a pull request: what differs between two git revisions, for whom, and pictures of it before and after.',
    more: 'The page is index.html in the folder, with pictures at 360 and 1440 px in both themes for each audience whose page differs. They show the site of this folder with the config of each revision, and need Chromium; without it the page has the words alone.',
    options: [['--to <folder>', 'where the page is written'], JSON_OPTION, CONFIG_OPTION],
    exit: { 0: 'the page is written', 1: 'a revision or merchant does not exist or has faults, or the folder cannot be written' },
    examples: ['review main..HEAD --to dist/review', 'review HEAD~1..HEAD --to dist/review aurora'],
  },
  release: {
    usage: 'release <merchant>',
    purpose: 'Sends a merchant out as its files are now, and logs who did and when; one with faults is refused with the reasons.',
    more: 'What is released is a file that is named by its content and never written again; servers that serve these releases tell open pages at once. What a release will change: diff <merchant>@released <merchant>.',
    options: [BY_OPTION, NOTE_OPTION, RELEASES_OPTION, TO_OPTION, JSON_OPTION, CONFIG_OPTION],
    exit: {
      0: 'released, now or before',
      1: 'the merchant does not exist or has faults, or the folder is none of this merchant and build',
    },
    examples: ['release demo --by maria', 'release demo --to dist/hosting/demo'],
  },
  rollback: {
    usage: 'rollback <merchant> [release]',
    purpose: 'Goes back to the release before, or to the one whose id begins so.',
    options: [BY_OPTION, NOTE_OPTION, RELEASES_OPTION, TO_OPTION, JSON_OPTION],
    exit: { 0: 'it is what is served', 1: 'there is no such release, or its file is not what was released' },
    examples: ['rollback demo --by maria', 'rollback demo 3f2a91'],
  },
  releases: {
    usage: 'releases <merchant>',
    purpose: 'Lists who released and rolled back what and when, the latest first.',
    options: [RELEASES_OPTION, JSON_OPTION],
    exit: { 0: 'listed', 1: 'the log cannot be read' },
    examples: ['releases demo'],
  },
  migrate: {
    usage: 'migrate [merchant…]',
    purpose: 'Lists the files of an older format and what becomes of each.',
    more: 'Looks at the merchants named, else at base and all of them. Old files work as they are: they are migrated whenever they are read. Once written anew, editors complete and check them too.',
    options: [['--write', 'writes the files, comments and layout kept'], JSON_OPTION, CONFIG_OPTION],
    exit: { 0: 'all files are of this format, or were written', 1: 'files are left to migrate; run it again with --write' },
    examples: ['migrate', 'migrate aurora --write'],
  },
  tokens: {
    usage: 'tokens <merchant>|import FILE…',
    purpose: 'Writes all that a skin comes to, both themes, as design tokens (format 2025.10) for design tools.',
    more: 'With import it is the way back: makes a skin.json of the files that Figma, Tokens Studio or Style Dictionary write, says which token went where, and which a skin has no place for.',
    options: [
      ['--to FILE', 'where to; without it, the tokens or the skin are printed'],
      ['--mapping FILE', 'with import: which token becomes which part, { "brand.accent": "color.brand.primary" }, before names count'],
      JSON_OPTION,
      CONFIG_OPTION,
    ],
    exit: { 0: 'written', 1: 'the merchant or a file does not exist or has faults, the skin is not sound, or the file cannot be written' },
    examples: ['tokens demo', 'tokens import tests/fixtures/tokens/style-dictionary.json'],
  },
  schema: {
    usage: 'schema',
    purpose: 'Writes the JSON Schemas by which editors complete and check.',
    options: [['--check', 'writes nothing; says which are stale'], JSON_OPTION, CONFIG_OPTION],
    exit: { 0: 'all schemas are up to date, or were written', 1: 'with --check: a schema is stale' },
    examples: ['schema', 'schema --check'],
  },
  docs: {
    usage: 'docs',
    purpose: 'Writes docs/blocks.md, the catalogue of blocks, from their schemas.',
    options: [['--check', 'writes nothing; says whether it is stale'], JSON_OPTION],
    exit: { 0: 'the catalogue is up to date, or was written', 1: 'with --check: it is stale' },
    examples: ['docs', 'docs --check'],
  },
  help: {
    usage: 'help [command]',
    purpose: 'Shows this, or everything about one command.',
    options: [],
    exit: { 0: 'shown', 1: 'there is no such command' },
    examples: ['help explain'],
  },
};

const RUN = 'npm run config --';

/** Everything in short. */
export function overview(): string {
  const width = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length));
  const rows = Object.values(COMMANDS).map(({ usage, purpose }) => `  ${usage.padEnd(width)}  ${purpose}`);
  const examples = Object.values(COMMANDS).flatMap(({ examples: [first] }) => (first === undefined ? [] : [`  ${RUN} ${first}`]));
  return [`Usage: ${RUN} <command>`, ...rows, '', 'Examples:', ...examples].join('\n');
}

/** Everything about one command; nothing when there is no such command. */
export function helpOn(command: string): string | undefined {
  const help = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!help) return undefined;
  const width = Math.max(0, ...help.options.map(([flag]) => flag.length));
  return [
    `Usage: ${RUN} ${help.usage}`,
    '',
    help.purpose,
    ...(help.more === undefined ? [] : [help.more]),
    ...(help.options.length > 0 ? ['', 'Options:', ...help.options.map(([flag, meaning]) => `  ${flag.padEnd(width)}  ${meaning}`)] : []),
    '',
    'Exit code:',
    ...Object.entries(help.exit).map(([code, meaning]) => `  ${code}  ${meaning}`),
    '',
    'Examples:',
    ...help.examples.map((example) => `  ${RUN} ${example}`),
  ].join('\n');
}
