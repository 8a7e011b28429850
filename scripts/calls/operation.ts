/** One call as an OpenAPI operation. */
import { perAddress } from '#gateway/api/limits.ts';
import type { Call, CallName } from '#site/api/contract/index.ts';
import type { Example } from './examples.ts';
import { headersOf, isIdempotent } from './headers.ts';
import type { Json } from './json.ts';
import { queryParameters, requestBody } from './requests.ts';
import { responsesOf } from './responses.ts';

/** Name of the security scheme of sessions. */
export const SESSION = 'session';

const SECURITY: Readonly<Record<Call['auth'], readonly Json[]>> = {
  none: [],
  optional: [{}, { [SESSION]: [] }],
  member: [{ [SESSION]: [] }],
};

export interface Documented {
  readonly name: CallName;
  readonly row: Call;
  readonly tag: string;
  /** Description of the call, in sentences. */
  readonly purpose: string;
  readonly example: Example | undefined;
}

/** `refer` replaces shared parts by references. */
export function operation({ name, row, tag, purpose, example }: Documented, refer: (part: unknown) => unknown): Json {
  const body = requestBody(row, example, refer);
  return {
    operationId: name,
    tags: [tag],
    summary: summaryOf(purpose),
    description: [purpose, '', ...traits(name, row).map((trait) => `- ${trait}`)].join('\n'),
    security: SECURITY[row.auth],
    parameters: [...headersOf(row), ...queryParameters(row, example)],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: responsesOf(name, row, example, refer),
  };
}

/** The first clause of a purpose, ignoring commas. */
const summaryOf = (purpose: string): string => purpose.replace(/[.:;](?=\s|$).*/s, '');

/** Required session, rate limit and idempotency. */
function traits(name: CallName, row: Call): readonly string[] {
  return [
    `For ${audience(row)}.`,
    `At most ${perAddress(name)} a minute from one address.`,
    ...(row.encrypted ? ['Encrypted body: the schema is that of its plain text.'] : []),
    ...(isIdempotent(row) ? ['Happens once per idempotency key.'] : []),
    ...(row.kept ? [`The site caches the answer for the visit as \`${row.kept.key}\`.`] : []),
  ];
}

function audience({ auth, realAccount, agent }: Call): string {
  if (auth === 'none') return 'everybody, the token is not looked at';
  if (auth === 'optional') return 'everybody, members with their token';
  if (agent) return 'agents';
  return realAccount ? 'members, not trial accounts' : 'members and trial accounts';
}
