/** Files that are mutated as a group, and the minimum mutation score of its tests. */
export interface Group {
  readonly name: string;
  readonly mutate: readonly string[];
  /** Fast ones beside the mutated files, since each of them runs for every mutant that it covers. */
  readonly tests: readonly string[];
}

const files = (folder: string, names: string): string[] => names.split(' ').map((name) => `${folder}/${name}.ts`);
const tests = (folder: string, names: string): string[] => names.split(' ').map((name) => `${folder}/${name}.test.ts`);

const RUNTIME = 'site/assembler/runtime';
const COMPILER = 'site/assembler/compiler';
const SESSION = 'site/session';

export const groups: readonly Group[] = [
  {
    name: 'money',
    mutate: ['site/api/contract/wire.ts', 'gateway/domain/ledger/ledger.ts'],
    tests: ['site/api/contract/wire.test.ts', 'gateway/domain/ledger/*.test.ts'],
  },
  {
    name: 'the session',
    mutate: [
      ...files(SESSION, 'session sessionFlow flow lifecycle idempotencyKeys deferredAction rules remember invitation revoke loginHandoff'),
      'site/lib/cookies.ts',
    ],
    tests: [`${SESSION}/*.test.ts`],
  },
  {
    name: 'the rules of config',
    mutate: [...files(RUNTIME, 'conditions flags paths'), ...files(COMPILER, 'merge parse pointer nearest check/pattern')],
    tests: [...tests(RUNTIME, 'conditions flags paths'), ...tests(COMPILER, 'merge parse nearest check/pattern')],
  },
  {
    name: 'what is shown',
    mutate: [...files(RUNTIME, 'assemble store referenceCache facts menuPlaces centres claims'), ...files(COMPILER, 'build')],
    tests: [...tests(RUNTIME, 'assemble store facts centres'), ...tests(COMPILER, 'build')],
  },
  {
    name: 'the checks of config',
    mutate: files(
      `${COMPILER}/check`,
      'check checkConditions parameterFaults passwordFaults providerFaults labelFaults ruleFaults timeZoneFaults textKeys',
    ),
    tests: tests(`${COMPILER}/check`, 'check checkConditions reach'),
  },
  {
    name: 'why and for whom',
    mutate: files(`${COMPILER}/explain`, 'explain diff diffValues own address'),
    tests: tests(`${COMPILER}/explain`, 'explain diff address own'),
  },
  {
    name: 'what config is compiled to',
    mutate: files(COMPILER, 'compile shape ownTexts check/textFaults'),
    tests: tests(COMPILER, 'layers shape ownTexts check/check'),
  },
  {
    name: 'what can be reached',
    mutate: files(COMPILER, 'check/reach explain/routes explain/enumerate'),
    tests: tests(COMPILER, 'check/reach explain/routes explain/enumerate explain/diff explain/explain'),
  },
  {
    name: 'migration and releases',
    mutate: [
      ...files(`${COMPILER}/migrate`, 'edits keyedItems migrate nodes read'),
      ...files(`${COMPILER}/releases`, 'artefacts releases'),
    ],
    tests: [...tests(`${COMPILER}/migrate`, 'keyedItems migrate nodes'), ...tests(`${COMPILER}/releases`, 'artefacts releases')],
  },
];

/** Environment variable that passes the group to the test runner. */
export const GROUP_VARIABLE = 'MUTATION_GROUP';
