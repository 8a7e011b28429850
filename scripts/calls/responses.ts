/** Output of a call: its value in the envelope, or a refusal. */
import { refuse, statusOf } from '#gateway/api/answer.ts';
import type { Call, CallName, ErrorCode } from '#site/api/contract/index.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { GENERAL_REFUSALS, refusalsOf } from '#site/api/contract/refusals.ts';
import type { Example } from './examples.ts';
import { schemaRef, type Json } from './json.ts';
import { jsonSchemaOf } from './schemas.ts';

const OK = 200;
const status = (code: ErrorCode): number => statusOf(refuse(code));
const inJson = (media: Json): Json => ({ 'application/json': media });

const refusal = (codes: readonly ErrorCode[]): Json => ({
  allOf: [schemaRef('Refusal'), { properties: { errorCode: { enum: codes } } }],
});

const listed = (codes: readonly ErrorCode[]): string => codes.map((code) => `- \`${code}\`: ${refuse(code).message}`).join('\n');

/** The envelope of every refusal. */
export const REFUSAL: Json = {
  type: 'object',
  required: ['success', 'errorCode'],
  properties: {
    success: { const: false },
    errorCode: { type: 'string' },
    message: { type: ['string', 'null'], description: 'For people. The site has its own texts for the codes that it knows.' },
    value: { anyOf: [schemaRef('RefusalValue'), { type: 'null' }] },
    requestId: { type: 'string', description: 'What a player tells customer service.' },
  },
};

const general = (name: string, least: number): Json => {
  const codes = GENERAL_REFUSALS.filter((code) => status(code) >= least && status(code) < least + 100);
  const lines = codes.map((code) => `- ${status(code)}, \`${code}\`: ${refuse(code).message}`);
  return {
    [name]: { description: `Refused before the call’s work begins.\n\n${lines.join('\n')}`, content: inJson({ schema: refusal(codes) }) },
  };
};

/** Refusals that any call may return. */
export const GENERAL_RESPONSES: Json = { ...general('RequestRefused', 400), ...general('Unavailable', 500) };

export function responsesOf(name: CallName, row: Call, example: Example | undefined, refer: (part: unknown) => unknown): Json {
  // The only general refusal with status 200.
  const own = [...(row.agent ? [PAGE_CODE.agentsOnly] : []), ...refusalsOf(name)];
  const asAnswer = own.filter((code) => status(code) === OK);
  const others = [...new Set(own.map(status))].filter((code) => code !== OK);
  const success = envelopeOf(refer(jsonSchemaOf(row.response)));
  return {
    [OK]: {
      description: asAnswer.length === 0 ? 'The answer.' : `The answer, or a refusal:\n\n${listed(asAnswer)}`,
      content: inJson({
        schema: asAnswer.length === 0 ? success : { oneOf: [success, refusal(asAnswer)] },
        ...(example === undefined ? {} : { example: { success: true, value: example.answer } }),
      }),
    },
    ...Object.fromEntries(others.map((code) => [code, ownResponse(code, own)])),
    '4XX': { $ref: '#/components/responses/RequestRefused' },
    '5XX': { $ref: '#/components/responses/Unavailable' },
  };
}

/** A status of the call's own refusals overrides the range of the general ones, so it lists those, too. */
function ownResponse(code: number, own: readonly ErrorCode[]): Json {
  const codes = [...own, ...GENERAL_REFUSALS].filter((each) => status(each) === code);
  return { description: `A refusal:\n\n${listed(codes)}`, content: inJson({ schema: refusal(codes) }) };
}

/** An empty `value` is not validated. */
function envelopeOf(value: unknown): Json {
  if (value === undefined) return { type: 'object', required: ['success'], properties: { success: { const: true }, value: {} } };
  return { type: 'object', required: ['success', 'value'], properties: { success: { const: true }, value } };
}
