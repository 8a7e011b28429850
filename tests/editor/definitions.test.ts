/** What schemas share stands once, and editors reach it by one hop: their support of longer ways differs. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { isObject } from '#site/assembler/compiler/merge.ts';
import { generateSchemas } from '#site/assembler/compiler/schema/generate.ts';
import type { Json, JsonObject } from '#site/assembler/runtime/types.ts';
import { props as messages } from '#site/blocks/messages/schema.ts';
import { props as gameLobby } from '#site/blocks/game-lobby/schema.ts';
import { blocks } from '#site/blocks/index.ts';
import { props as loginForm } from '#site/blocks/login-form/schema.ts';
import { CONFIG } from '../vectors/merchants.ts';

const DEFINITIONS = 'definitions.json';

const schemas: ReadonlyMap<string, JsonObject> = new Map(
  readdirSync(join(CONFIG, 'schema'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => [path.replaceAll('\\', '/'), JSON.parse(readFileSync(join(CONFIG, 'schema', path), 'utf8'))]),
);
const shared = schemas.get(DEFINITIONS)?.['$defs'] ?? {};
const definitions = isObject(shared) ? shared : {};

/** Every value below this one that is an object. */
function objectsIn(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

const refsIn = (schema: JsonObject): string[] => objectsIn(schema).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));

describe('the schemas that ship', () => {
  it('[CFG-11] have their definitions in one file', () => {
    expect([...schemas].filter(([, schema]) => objectsIn(schema).some((part) => '$defs' in part)).map(([path]) => path)).toEqual([
      DEFINITIONS,
    ]);
  });

  it('[CFG-11] repeat no definition: where one fits, they refer to it', () => {
    const nameOf = new Map(Object.entries(definitions).map(([name, definition]) => [JSON.stringify(definition), name]));
    expect(nameOf.size).toBe(Object.keys(definitions).length);
    const repeated = [...schemas].flatMap(([path, schema]) =>
      objectsIn(schema).flatMap((part) => {
        const name = nameOf.get(JSON.stringify(part));
        return name === undefined || part === definitions[name] ? [] : [`${path}: ${name}`];
      }),
    );
    expect(repeated).toEqual([]);
  });

  it.each([...schemas.keys()])('[CFG-11] refer to definitions that there are, by one hop: %s', (path) => {
    for (const ref of refsIn(schemas.get(path) ?? {})) {
      const [file = '', pointer = ''] = ref.split('#');
      const target = file === '' ? path : posix.join(dirname(path), file);
      const definition = definitions[pointer.replace(/^\/\$defs\//, '')];
      expect([ref, target, isObject(definition) && !('$ref' in definition)]).toEqual([ref, DEFINITIONS, true]);
    }
  });

  it.each([
    ['a block of pages', 'game-lobby', gameLobby.entries],
    ['a block of a centre', 'messages', messages.entries],
    ['a block of a modal', 'login-form', loginForm.entries],
  ])('[CFG-11] change in the definitions alone when %s has another prop', async (_, type, entries) => {
    const block = blocks.get(type);
    if (!block) throw new Error(`There is no block ${type}`);
    const props = v.strictObject({ ...entries, another: v.exactOptional(v.number()) });
    const changed = await generateSchemas(CONFIG, new Map([...blocks, [type, { ...block, schema: async () => ({ props }) }]]));
    const before = await generateSchemas(CONFIG, blocks);
    expect([...changed].filter(([path, text]) => text !== before.get(path)).map(([path]) => path)).toEqual([DEFINITIONS]);
  });
});
