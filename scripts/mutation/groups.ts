/** What is changed together, and the score by which its tests are judged. */
export interface Group {
  readonly name: string;
  readonly mutate: readonly string[];
  /** Quick ones beside what is mutated, since each of them runs for every change of a line that it reaches. */
  readonly tests: readonly string[];
}

const files = (folder: string, names: string): string[] => names.split(' ').map((name) => `${folder}/${name}.ts`);
const tests = (folder: string, names: string): string[] => names.split(' ').map((name) => `${folder}/${name}.test.ts`);

const ASSEMBLER = 'site/assembler';
const SESSION = 'site/session';

export const groups: readonly Group[] = [
  {
    name: 'money',
    mutate: ['site/api/contract/wire.ts', 'gateway/domain/ledger/ledger.ts'],
    tests: ['site/api/contract/wire.test.ts', 'gateway/domain/ledger/*.test.ts'],
  },
  {
    name: 'the session',
    mutate: files(SESSION, 'session sessionFlow flow lifecycle attempt pending rules cookies remember invitation revoke typedLogin'),
    tests: [`${SESSION}/*.test.ts`],
  },
  {
    name: 'the rules of config',
    mutate: files(ASSEMBLER, 'merge parse pointer conditions flags paths pattern nearest share'),
    tests: tests(ASSEMBLER, 'merge parse conditions flags paths pattern nearest share'),
  },
  {
    name: 'what is shown',
    mutate: files(ASSEMBLER, 'assemble store memory facts menuPlaces centres claims build'),
    tests: tests(ASSEMBLER, 'assemble store facts centres build'),
  },
  {
    name: 'the checks of config',
    mutate: files(
      ASSEMBLER,
      'check checkConditions parameterFaults passwordFaults providerFaults labelFaults ruleFaults timeZoneFaults textKeys',
    ),
    tests: tests(ASSEMBLER, 'check checkConditions reach'),
  },
  {
    name: 'why and for whom',
    mutate: files(ASSEMBLER, 'explain diff diffValues own address'),
    tests: tests(ASSEMBLER, 'explain diff address own'),
  },
  {
    name: 'what config is compiled to',
    mutate: files(ASSEMBLER, 'compile shape ownTexts textFaults'),
    tests: tests(ASSEMBLER, 'layers shape ownTexts check'),
  },
  {
    name: 'what can be reached',
    mutate: files(ASSEMBLER, 'reach routes enumerate'),
    tests: tests(ASSEMBLER, 'reach routes enumerate diff explain'),
  },
  {
    name: 'migration and releases',
    mutate: [
      ...files(`${ASSEMBLER}/migrate`, 'edits keyedItems migrate nodes read'),
      ...files(`${ASSEMBLER}/releases`, 'artefacts releases'),
    ],
    tests: [...tests(`${ASSEMBLER}/migrate`, 'keyedItems migrate nodes'), ...tests(`${ASSEMBLER}/releases`, 'artefacts releases')],
  },
];

/** The variable of the environment that tells the test runner which group it is about. */
export const GROUP_VARIABLE = 'MUTATION_GROUP';
