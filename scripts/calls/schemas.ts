/** A row's schemas as JSON Schema (2020-12), in wire format. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { OverrideSchemaContext } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { FINE_EXPONENT, refusalValue, schemaOf } from '#site/api/contract/index.ts';
import type { Shape, Wire } from '#site/api/contract/index.ts';
import { moment, nothing } from '#site/api/contract/shapes.ts';
import { whitelabelNode } from '#site/api/contract/system.ts';
import { schemaRef, type Json } from './json.ts';

type JsonSchema = NonNullable<OverrideSchemaContext['jsonSchema']>;

/** Replace amounts, whose codecs have no JSON Schema. */
const MONEY = v.number();
const FINE_MONEY = v.number();
const WIRE: Wire = { money: () => MONEY, fine: () => FINE_MONEY };

/** Schemas that rows share by identity. The converter references them by these names. */
const DEFINITIONS = { Money: MONEY, FineMoney: FINE_MONEY, Moment: moment, WhitelabelNode: whitelabelNode };

const DESCRIPTIONS: Readonly<Record<keyof typeof DEFINITIONS, string>> = {
  Money: 'Decimal of the major unit, with no more places than the currency has: `1234.5`.',
  FineMoney: `Decimal of the major unit, with up to ${FINE_EXPONENT} places in any currency.`,
  Moment: 'Epoch milliseconds.',
  WhitelabelNode: 'A flag is on where it and all its ancestors have `enabled` `"1"`.',
};

/** The longest number of `integerParameter`, nine digits. */
const LARGEST_PARAMETER = 999_999_999;

/** The schema of a request or a response; `undefined` without one: a raw file, or an empty response. */
export function jsonSchemaOf(shape: Shape): Json | undefined {
  const schema = schemaOf(shape, WIRE);
  if (schema.type === 'instance' || schema === nothing) return undefined;
  const { $defs: _shared, $schema: _dialect, ...converted } = convert(schema);
  return converted;
}

/** Components that the converter references. */
export function definitions(): Json {
  const { $defs = {} } = convert(v.unknown());
  const described = Object.entries(DESCRIPTIONS).map(([name, description]) => [name, Object.assign({ description }, $defs[name])]);
  return { ...Object.fromEntries(described), RefusalValue: jsonSchemaOf(refusalValue) };
}

function convert(schema: v.GenericSchema): Json & { readonly $defs?: Json | undefined } {
  return {
    ...toJsonSchema(schema, {
      target: 'draft-2020-12',
      // Checks and codecs have no equivalent in JSON Schema.
      errorMode: 'ignore',
      definitions: DEFINITIONS,
      overrideRef: ({ referenceId }) => String(schemaRef(referenceId)['$ref']),
      overrideSchema,
    }),
  };
}

/** The only function schema: an integer as query text. */
function overrideSchema({ valibotSchema }: OverrideSchemaContext): JsonSchema | undefined {
  return valibotSchema.type === 'custom' ? { type: 'integer', minimum: 0, maximum: LARGEST_PARAMETER } : undefined;
}
