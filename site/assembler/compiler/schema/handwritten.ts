/** Shapes that editors handle better when they are written out than as the definitions of `check` convert. */
import type { OverrideSchemaContext } from '@valibot/to-json-schema';
import {
  ACCOUNT_TYPES,
  CATEGORIES,
  DEVICES,
  FEATURES,
  LANGUAGES,
  MARKS,
  RULE_STATES,
  SESSIONS,
} from '#site/assembler/runtime/vocabulary.ts';
import { record, type Schema } from './blockProps.ts';
import { refTo } from './refs.ts';
import { REGISTRATION_FIELDS } from '#site/api/contract/registrationFields.ts';

type JsonSchema = OverrideSchemaContext['jsonSchema'];

/** A token as files may write it: its type may be its group's, its value another token's. */
export function tokenInFiles(token: JsonSchema): JsonSchema {
  const { $value = {}, ...others } = token.properties ?? {};
  const reference: JsonSchema[] = [
    { type: 'string', pattern: String.raw`^\{[^{}]+\}$` },
    { type: 'object', properties: { $ref: { type: 'string' } }, required: ['$ref'], additionalProperties: false },
  ];
  return { ...token, properties: { ...others, $value: { anyOf: [$value, ...reference] } }, required: ['$value'] };
}

/** A text key or texts by language, as one object: of a choice of two, editors complete neither until one is certain. */
export function labelSchema({ anyOf, ...rest }: Schema): Schema {
  const choices = Array.isArray(anyOf) ? anyOf : [];
  const properties = Object.assign({}, ...choices.map((choice) => record(record(choice)['properties'])));
  return {
    ...rest,
    type: 'object',
    properties,
    additionalProperties: false,
    minProperties: 1,
    if: { required: ['t'] },
    // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's keyword, never awaited.
    then: { maxProperties: 1 },
  };
}

/** The grammar of conditions, which the evaluator checks by itself. */
export function conditionSchema(flags: readonly string[]): Schema {
  const self = refTo('condition');
  const operators: Readonly<Record<string, unknown>> = {
    all: list(self),
    any: list(self),
    not: self,
    flag: { enum: flags },
    feature: { enum: FEATURES },
    mark: { enum: MARKS },
    session: list({ enum: SESSIONS }),
    accountType: list({ enum: [...ACCOUNT_TYPES, 'none'] }),
    rank: fields({ above: { type: 'integer' } }),
    route: list({ type: 'string', pattern: '^/' }),
    language: list({ enum: LANGUAGES }),
    device: list({ enum: DEVICES }),
    hasVendors: { enum: CATEGORIES },
    rule: fields({ field: { enum: REGISTRATION_FIELDS }, is: { enum: RULE_STATES } }),
    between: fields({ from: { type: 'string', format: 'date-time' }, to: { type: 'string', format: 'date-time' } }),
  };
  // One schema of two types and not a choice of two: editors then underline the wrong operator, not the whole condition.
  return { type: ['object', 'boolean'], properties: operators, additionalProperties: false, minProperties: 1, maxProperties: 1 };
}

function list(items: unknown): Schema {
  return { type: 'array', minItems: 1, items };
}

function fields(properties: Readonly<Record<string, unknown>>): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
