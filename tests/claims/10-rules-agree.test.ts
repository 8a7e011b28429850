/** Registration rules mean the same to the site and to the platform, and none can hang either. */
import { Worker } from 'node:worker_threads';

import { describe, expect, it } from 'vitest';

import { checkFields } from '#gateway/api/registration.ts';
import { isQuick } from '#site/api/contract/formats.ts';
import { patterns } from '#site/api/contract/patterns.ts';
import { type FieldRule } from '#site/api/contract/rules.ts';
import { ruleFaults } from '#site/assembler/compiler/check/ruleFaults.ts';
import { bareNumber, compileRule } from '#site/session/rules.ts';
import { ground, merchantOf } from './config.ts';
import { MANY, seeded, type Random } from './random.ts';
import { REGISTRATION_FIELDS, type RegistrationField } from '#site/api/contract/registrationFields.ts';

const VALUES = 10_000 * MANY;
const RULES = 50;

/** Patterns that platforms write, and some that nobody should. */
const PATTERNS = [
  '*',
  '',
  '^[a-zA-Z][a-zA-Z0-9]*$',
  '[a-z]+',
  'a|b',
  '^[0-9]+$',
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  '^\\S+$',
  '(?=.*[A-Z])(?=.*\\d).{2,}',
  '[\\w-.]+',
  '\\p{L}+',
  '^.$',
  '[a-',
  'a)|(b',
  '(a+)+b',
  '(a|a)*',
  '(.)\\1',
  `${'a?'.repeat(90)}b`,
];

const PIECES = ['a', 'B', '7', ' ', '@', '.', '-', 'ñ', '汉', '😀', 'e\u0301', '\u200b', '\t', '\n', '\u00a0', 'maria', 'a@b.co', '0917'];

function randomRule(random: Random): FieldRule {
  const minLength = random.below(5);
  return {
    enabled: true,
    required: random.once(2),
    minLength,
    maxLength: random.pick([minLength + random.below(6), 16, 255, 9999, 0]),
    acceptedPattern: random.once(3) ? randomPattern(random) : random.pick(PATTERNS),
    patternId: random.below(22),
  };
}

function randomValue(random: Random): string {
  if (random.once(50)) return random.pick(PIECES).repeat(100 + random.below(300));
  return Array.from({ length: random.below(9) }, () => random.pick(PIECES)).join('');
}

/** Any pattern at all, most of them valid. */
function randomPattern(random: Random, depth = 3): string {
  const inner = () => randomPattern(random, depth - 1);
  if (depth === 0) return random.pick(['a', 'b', '.', '\\d', '\\w', '[a-z]', '[^b]', '\\p{L}', '-', 'ab']);
  return random.pick([
    () => inner() + inner(),
    () => `${inner()}|${inner()}`,
    () => `(?:${inner()})${random.pick(['*', '+', '?', '{2}', '{1,3}', '{2,}', '*?'])}`,
    () => `(${inner()})`,
    () => `(?=${inner()})${inner()}`,
    () => inner() + random.pick(['*', '+', '?', '{0,9}']),
    () => `^${inner()}$`,
  ])();
}

/** Known to take exponential or steep polynomial time on a text that nearly matches. */
const CATASTROPHIC = [
  '(a+)+$',
  '(a*)*$',
  '(a|a)*$',
  '(a|aa)+$',
  '(?:a?){50}a{50}$',
  '([a-zA-Z]+)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(.*a){20}$',
  '(a+){10}$',
  '^([a-z0-9]+)+@$',
  '(x+x+)+y',
  '(?:[a-z]+-?)+$',
  '(\\w+\\s?)+$',
  '(\\d+|\\w+)*$',
  '^(?:\\w|\\d)*$',
  '(?:a{1,5})+$',
  '.*.*.*.*=.*',
  '\\d+\\d+\\d+\\d+\\d+$',
  '(a)\\1+b',
  '(?<=a+)b*c*d*e*$',
  '^(?:(?:a|b)|(?:a|c))+$',
  '(?:(a*)b?)*c',
  'a?'.repeat(30) + 'a'.repeat(30),
] as const;

describe('a registration rule', () => {
  it.each(REGISTRATION_FIELDS.filter((field) => field !== 'captcha'))(
    '[REG-2] of %s is the same to the form and to the platform',
    (field) => {
      const failures: string[] = [];
      let taken = 0;
      for (let seed = 1; seed <= RULES; seed += 1) {
        const random = seeded(seed * 31 + REGISTRATION_FIELDS.indexOf(field));
        // What a tab cannot do without is required by whatever the rule says.
        const needed = field === 'username' || field === 'password';
        const rule = { ...randomRule(random), ...(needed && { required: true }) };
        const form = compileRule(rule);
        for (let round = 0; round < VALUES / RULES; round += 1) {
          const value = randomValue(random);
          // As the form reads them: a number without what people write between its digits.
          const formTakes = form(field === 'mobileNum' ? bareNumber(value) : value) === undefined;
          const platformTakes = checkFields(
            'username',
            { username: 'maria', password: 'secret', [field]: value },
            merchantWith(field, rule),
          ).success;
          if (platformTakes) taken += 1;
          if (formTakes !== platformTakes) failures.push(`seed ${seed}: ${JSON.stringify({ value, rule, formTakes, platformTakes })}`);
        }
      }
      expect(failures.slice(0, 3)).toEqual([]);
      expect(taken).toBeGreaterThan(VALUES / 50);
    },
    30_000 * MANY,
  );

  it(
    '[REG-2] [CFG-16] that may run ends at once on the longest text, however nearly it matches',
    async () => {
      const sources: string[] = [];
      for (let seed = 1; sources.length < 400 * MANY; seed += 1) {
        const source = randomPattern(seeded(seed), 5);
        if (isQuick(source)) sources.push(source);
      }
      const own = [...PATTERNS, ...CATASTROPHIC].filter((source) => source !== '*' && isQuick(source));
      const reviewed = Object.values(patterns).map(({ source }) => source.replace(/^\^/, '').replace(/\$$/, ''));
      expect(await decided([...sources, ...own, ...reviewed])).toBe(sources.length + own.length + reviewed.length);
    },
    60_000 * MANY,
  );

  it.each(CATASTROPHIC)('[CFG-16] %s is refused by check, and neither side runs it', async (acceptedPattern) => {
    expect(isQuick(acceptedPattern)).toBe(false);
    const start = await ground();
    const edit = { file: 'registration.json', keys: ['items', 'email', 'rule', 'acceptedPattern'], value: acceptedPattern };
    const { artefact, files } = merchantOf(start, [edit]);
    expect(ruleFaults(artefact, files)).toMatchObject([{ code: 'bad-rule', pointer: '/items/email/rule/acceptedPattern' }]);
    const long = 'a'.repeat(50);
    expect(compileRule({ required: true, acceptedPattern, patternId: 6 })(long)).toBe('format');
  });
});

function merchantWith(field: RegistrationField, rule: FieldRule): Parameters<typeof checkFields>[2] {
  const merchant = { flags: {}, rules: { [field]: rule } };
  return merchant as unknown as Parameters<typeof checkFields>[2]; // Flags and rules are all that fields are checked by.
}

/** How many of the patterns a worker has decided within half a minute, in a full run longer; one that hangs would hold up the rest for good. */
async function decided(sources: readonly string[]): Promise<number> {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    const nearly = ['a', 'b', 'ab', '7', '-', 'a-', 'aB7', 'a.'].flatMap((piece) => ['', '!', '@'].map((end) => (piece.repeat(255)).slice(0, 254) + end));
    let done = 0;
    for (const source of workerData) {
      for (const text of nearly) for (const flags of ['u', '']) { try { new RegExp('^(?:' + source + ')$', flags).test(text); } catch {} }
      done += 1;
    }
    parentPort.postMessage(done);`;
  const worker = new Worker(code, { eval: true, workerData: sources });
  const result = await new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => resolve(0), 30_000 * MANY);
    worker.once('message', (done: number) => {
      clearTimeout(late);
      resolve(done);
    });
    worker.once('error', reject);
  });
  await worker.terminate();
  return result;
}
