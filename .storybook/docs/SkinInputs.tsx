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
  if (schema?.enum) return schema.enum.join(', ');
  if (schema?.minimum !== undefined) return `${schema.minimum} to ${schema.maximum}`;
  const isListed = (choice: JsonSchema | boolean): choice is JsonSchema =>
    typeof choice === 'object' && (choice.enum !== undefined || choice.minimum !== undefined);
  const choices = schema?.anyOf?.filter(isListed).map(values) ?? [];
  return choices.length > 0 ? choices.join(', ') : 'a CSS color';
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
