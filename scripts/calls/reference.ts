/** `docs/calls.md`: every call of the table, for whoever writes another gateway. */
import { refuse, statusOf } from '#gateway/api/answer.ts';
import { PER_ACCOUNT, perAddress } from '#gateway/api/limits.ts';
import { calls, HEADER, JWE } from '#site/api/contract/index.ts';
import type { Call, CallName, ErrorCode } from '#site/api/contract/index.ts';
import { GENERAL_REFUSALS, refusalsOf } from '#site/api/contract/refusals.ts';
import { LONGEST } from './examples.ts';
import type { Example } from './examples.ts';
import { FURTHER, SECTIONS } from './sections.ts';
import { shapeText } from './shapes.ts';
import { rowSources } from './sources.ts';

/** The page, with an example of each call that has one. */
export function reference(examples: ReadonlyMap<string, Example>): string {
  const sources = rowSources();
  const named = new Set(SECTIONS.flatMap(({ files }) => files));
  const fileOf = (name: string): string => sources.get(name)?.file ?? '';
  const names = Object.keys(calls) as CallName[];
  const chapters = [
    ...SECTIONS.map(({ title, files }) => ({ title, rows: names.filter((name) => files.includes(fileOf(name))) })),
    { title: FURTHER, rows: names.filter((name) => !named.has(fileOf(name))) },
  ].filter(({ rows }) => rows.length > 0);
  return [
    ...PREFACE,
    ...chapters.flatMap(({ title, rows }) => [`- **${title}**: ${rows.map((name) => `[${name}](#${name.toLowerCase()})`).join(', ')}`]),
    '',
    ...chapters.flatMap(({ title, rows }) => [
      `## ${title}`,
      '',
      ...rows.flatMap((name) => callText(name, sources.get(name)?.purpose ?? '', examples.get(name))),
    ]),
  ].join('\n');
}

function callText(name: CallName, purpose: string, example: Example | undefined): readonly string[] {
  const row: Call = calls[name];
  const refusals = refusalsOf(name);
  return [
    `### ${name}`,
    '',
    purpose,
    '',
    `\`${row.method} ${row.path}\` · ${traits(row).join(' · ')} · ${perAddress(name)} a minute`,
    '',
    '```ts',
    `request: ${shapeText(row.request)}`,
    `answer: ${shapeText(row.response)}`,
    '```',
    '',
    ...(refusals.length === 0 ? [] : [...refusals.map(refusalLine), '']),
    ...(example === undefined ? [] : exampleText(example)),
  ];
}

/** Who may call, how the payload travels, and what a second sending does. */
function traits(row: Call): readonly string[] {
  const writes = row.method !== 'GET';
  const payload = row.method === 'GET' || row.method === 'DELETE' ? 'query' : 'JSON body';
  return [
    `for ${audience(row)}`,
    row.encrypted ? 'encrypted body' : row.form ? 'form body' : row.bytes ? 'file as body' : payload,
    ...(writes && row.auth === 'member' ? ['happens once per key'] : []),
    `module \`${row.moduleId}\``,
    ...(row.kept ? [`kept for the visit as \`${row.kept.key}\``] : []),
  ];
}

function audience({ auth, realAccount, agent }: Call): string {
  if (auth === 'none') return 'everybody, the token is not looked at';
  if (auth === 'optional') return 'everybody, members with their token';
  if (agent) return 'agents';
  return realAccount ? 'members, not trial accounts' : 'members and trial accounts';
}

function refusalLine(code: ErrorCode): string {
  return `- \`${code}\`: ${refuse(code).message}`;
}

function exampleText({ request, answer }: Example): readonly string[] {
  const lines = [...(request === null ? [] : [request]), answer].map((part) => JSON.stringify(part));
  return ['<details><summary>Example</summary>', '', '```json', ...lines, '```', '', '</details>', ''];
}

const PREFACE: readonly string[] = [
  '# Calls',
  '',
  '<!-- Written by `npm run calls` from `site/api/contract/`; edits here are lost. -->',
  '',
  'What a gateway answers. The site runs against any server that keeps to this: `GATEWAY_URL` names it. `npm run calls -- --check` says',
  'whether this page is up to date; `tests/contract` is what the reference gateway itself has to pass.',
  '',
  '## How calls travel',
  '',
  `- **Headers**: \`${HEADER.merchant}\` (whose site), \`${HEADER.language}\`, \`${HEADER.moduleId}\`, \`${HEADER.device}: web\`, \`${HEADER.gatewayVersion}: 3\`, and`,
  `  \`${HEADER.authorization}\` with the session's token as it is, without "Bearer". The token is never a parameter.`,
  '- **Payload**: the query of a GET or DELETE, else a JSON body, unless the call says otherwise.',
  '- **Answer**: `{"success": true, "value": …}`; `answer` below is the `value`. A refusal is `{"success": false, "errorCode", "message",',
  '  "value", "requestId"}`. Its `value` may hold `captcha` (the next attempt needs one), `field` (the input it is about), `challenge` (a login',
  '  that waits for its second factor), `retryAfterMs`, `left` (tries), `until` (epoch milliseconds), `least` and `most` (bounds of an amount),',
  '  `limit` and `period` (a limit of the player’s own).',
  '- **Amounts**: `money` is a decimal of the major unit with no more places than the currency has (`1234.5`); `fine money` has up to four.',
  '  Times are epoch milliseconds, days `YYYY-MM-DD`, pages count from 1.',
  `- **Encrypted body**: a compact JWE (\`${JWE.contentType}\`, \`${JWE.keyAlgorithm}\`, \`${JWE.contentAlgorithm}\`, \`${HEADER.encryption}: ${JWE.encryptionHeader}\`) to the key of [sessionKey](#sessionkey),`,
  `  of \`{"iat", "jti", "payload"}\`: seconds since the epoch, no further than ${JWE.maxAgeSeconds} from the gateway's clock, and a nonce that is taken once.`,
  `- **Once per key**: a write with the \`${HEADER.idempotencyKey}\` of an earlier one is answered as that was, and nothing happens again. Refusals are`,
  '  not kept.',
  `- **Limits**: so many times a minute from one address as the call says, and ${PER_ACCOUNT} a minute by one account.`,
  '',
  'Any call may be refused so, before its own work begins:',
  '',
  '| refusal | status | meaning |',
  '|---|---|---|',
  ...GENERAL_REFUSALS.map((code) => `| \`${code}\` | ${statusOf(refuse(code))} | ${refuse(code).message} |`),
  '',
  'The refusals of a call’s own have status 200 unless they are `account.excluded` (403). In examples, lists are cut after their',
  `first item and texts after ${LONGEST} characters.`,
  '',
];
