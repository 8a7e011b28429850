import { toJsonSchema } from '@valibot/to-json-schema';
import type { ReactNode } from 'react';

import { skinSchema } from '../../ui/theme/skinSchema.ts';
import { kitBrand, type Brand } from '../../ui/theme/tokens.ts';
import { Code, DocTable } from './components.tsx';
import { docstrings } from './docstrings.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

/** A property's schema. JSON Schema also allows `true` and `false`, which ours does not use. */
function property(schema: JsonSchema | undefined, name: string): JsonSchema | undefined {
  const found = schema?.properties?.[name];
  return typeof found === 'object' ? found : undefined;
}

/** The allowed values, as text. */
function values(schema: JsonSchema | undefined): string {
  const listed = schema?.enum ?? schema?.anyOf?.flatMap((choice) => (typeof choice === 'object' ? (choice.enum ?? []) : []));
  if (listed && listed.length > 0) return listed.join(', ');
  if (schema?.minimum !== undefined) return `${schema.minimum} to ${schema.maximum}`;
  return 'a CSS colour';
}

const brand = property(toJsonSchema(skinSchema, { errorMode: 'ignore' }), 'brand');

/** A brand's inputs, from the schema that validates it and the docstrings of its type. */
export function SkinInputs(): ReactNode {
  return (
    <DocTable
      label="Inputs of a skin"
      // The schema's names are those of the brand.
      rows={Object.keys(brand?.properties ?? {}) as (keyof Brand)[]}
      keyOf={(name) => name}
      columns={[
        { title: 'Input', render: (name) => <Code>{`brand.${name}`}</Code> },
        { title: 'Values', render: (name) => values(property(property(brand, name), '$value')) },
        { title: 'The kit’s own', render: (name) => kitBrand[name] },
        { title: 'What it is', render: (name) => docstrings.get(name) },
      ]}
    />
  );
}
