import { describe, expect, it } from 'vitest';
import { calls, schemaOf, wireFor } from '#site/api/contract/index.ts';
import type { Call, Shape } from '#site/api/contract/index.ts';
import { SECTION_3 } from './section3.ts';
import { DEPARTURES, SECTION_7 } from './section7.ts';

type Parts = Readonly<Record<string, unknown>>;
const parts = (value: unknown): Parts => (typeof value === 'object' && value !== null ? { ...value } : {});

/** What an optional, a list or a record holds; itself for any other schema. */
function inside(schema: unknown): Parts {
  const { wrapped, item, value, pipe, entries, ...rest } = parts(schema);
  if (entries !== undefined) return parts(entries);
  const held = wrapped ?? item ?? value ?? (Array.isArray(pipe) ? pipe[0] : undefined);
  return held === undefined || held === schema ? rest : inside(held);
}

/** Whether a shape has the field at a dotted path. */
function has(shape: Shape, path: string): boolean {
  let fields = inside(schemaOf(shape, wireFor(2, 'encode')));
  for (const name of path.split('.')) {
    if (!Object.hasOwn(fields, name)) return false;
    fields = inside(fields[name]);
  }
  return true;
}

describe('section 7 of the specification', () => {
  it.each(SECTION_7.map((stated) => [stated.call, stated] as const))('[API-1] [API-8] %s is a row as stated', (name, stated) => {
    const row: Call = calls[name];
    const { method = row.method, path = row.path, takes = [], answers = [] } = stated;
    expect({ method: row.method, path: row.path }).toEqual({ method, path });
    expect({ encrypted: row.encrypted, form: row.form }).toMatchObject({
      ...(stated.encrypted && { encrypted: true }),
      ...(stated.form && { form: true }),
    });
    expect(takes.filter((field) => !has(row.request, field))).toEqual([]);
    expect(answers.filter((field) => !has(row.response, field))).toEqual([]);
  });

  it.each(DEPARTURES)('[API-11] $call goes without $without, on purpose', ({ call, without }) => {
    expect(has(calls[call].request, without)).toBe(false);
  });

  it('[API-1] is stated once a call', () => {
    expect(new Set(SECTION_7.map(({ call }) => call)).size).toBe(SECTION_7.length);
  });
});

describe('section 3 of the specification', () => {
  it.each(SECTION_3.map((stated) => [stated.call, stated] as const))(
    '[API-8] what %s carries has the names of its entity',
    (name, stated) => {
      const row: Call = calls[name];
      expect((stated.takes ?? []).filter((field) => !has(row.request, field))).toEqual([]);
      expect((stated.answers ?? []).filter((field) => !has(row.response, field))).toEqual([]);
    },
  );
});
