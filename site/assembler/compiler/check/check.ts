/** What no single file's schema can see: conditions, block props, and names that point elsewhere. */
import * as v from 'valibot';
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import { conditionFindings } from './checkConditions.ts';
import { labelFaults } from './labelFaults.ts';
import { isObject, type MergedFile } from '#site/assembler/compiler/merge.ts';
import { nearest } from '#site/assembler/compiler/nearest.ts';
import { oncePer } from '#site/assembler/compiler/oncePer.ts';
import { passwordFaults } from './passwordFaults.ts';
import { parameterFaults } from './parameterFaults.ts';
import { answers, parameterOf } from '#site/assembler/runtime/paths.ts';
import { toPointer } from '#site/assembler/compiler/pointer.ts';
import { providerFaults } from './providerFaults.ts';
import { reachFaults } from './reach.ts';
import type { Block, Blocks, SlotRule } from '#site/assembler/sdk/registry.ts';
import { ruleFaults } from './ruleFaults.ts';
import { kindOf } from '#site/assembler/compiler/schema/kinds.ts';
import { findings, placed, references, type Finding, type Reference } from '#site/assembler/compiler/shape.ts';
import { textFaults } from './textFaults.ts';
import { timeZoneFaults } from './timeZoneFaults.ts';
import type { Artefact, Fault, Json, JsonObject } from '#site/assembler/runtime/types.ts';
import { CATEGORIES } from '#site/assembler/runtime/vocabulary.ts';

/** Checks a merchant whose files have all passed their schemas. */
export async function checkArtefact(artefact: Artefact, files: MergedLayer, blocks: Blocks): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [path, file] of files) {
    const schema = kindOf(path)?.schema;
    if (schema) faults.push(...unknownNames(namedIn(schema)(file), artefact).map((finding) => placed(file, finding)));
    for (const { key, value, pointer, holder } of checkedIn(file)) {
      const report = (finding: Finding) => faults.push(placed(file, { ...finding, pointer: `${pointer}${finding.pointer}` }));
      if (key === 'when') conditionFindings(value, artefact).forEach(report);
      if (key === 'block')
        (await blockFindings(holder, artefact, blocks)).forEach((finding) => faults.push(relocated(file, pointer, finding)));
      if (key === 'to' && typeof value === 'string') targetFindings(value, artefact).forEach(report);
      if (key === 'layout') nameFindings(value, Object.keys(artefact.layouts), 'a layout').forEach(report);
      if (key === 'parent') nameFindings(value, Object.keys(artefact.flags), 'a declared flag').forEach(report);
      if (key === 'group' && typeof value === 'string' && GROUPED.test(path))
        nameFindings(value, groupsIn(file.value), "an id of the file's groups").forEach(report);
      if (key === 'tabs' && Array.isArray(value)) {
        const tabs = Object.values(artefact.registration.tabs.items).map(({ tab }) => tab);
        value.forEach((tab: Json, index) => nameFindings(tab, tabs, 'a registration tab', `/${index}`).forEach(report));
      }
    }
  }
  faults.push(
    ...pathFaults(artefact, files),
    ...openingFaults(artefact, files),
    ...parameterFaults(artefact, files),
    ...languageFaults(artefact, files),
    ...timeZoneFaults(artefact, files),
    ...ruleFaults(artefact, files),
  );
  // Reachability is computed for valid conditions only.
  if (faults.length > 0) return faults;
  return [
    ...reachFaults(artefact, files),
    ...providerFaults(artefact, files),
    ...passwordFaults(artefact, files),
    ...(await labelFaults(artefact, files, blocks)),
    ...textFaults(artefact, files),
  ];
}

/** Files whose items may have groups. */
const GROUPED = /^(menus|centres)\//;

/** The groups that a file declares. */
function groupsIn(file: Json): string[] {
  return isObject(file) && isObject(file['groups']) ? Object.keys(file['groups']) : [];
}

/** A finding whose pointer is relative to the item that holds a `block`. */
function relocated(file: MergedFile, pointer: string, finding: Finding): Fault {
  const item = pointer.slice(0, -'/block'.length);
  return placed(file, { ...finding, pointer: item + finding.pointer });
}

/** Loaded once: an import that is asked for at each use takes longer than the check. */
const schemaOf = oncePer((block: Block) => block.schema());

async function blockFindings(item: JsonObject, artefact: Artefact, blocks: Blocks): Promise<Finding[]> {
  const type = String(item['block']);
  const block = blocks.get(type);
  if (!block) return nameFindings(type, [...blocks.keys()], 'a block', '/block', 'unknown-block');
  const { wrong, named } = propsOf((await schemaOf(block)).props)(item);
  return [...wrong, ...unknownNames(named, artefact), ...slotFindings(item['slots'], block.slots, blocks)];
}

/** By schema, what is wrong in an item's props and which names they hold: once for an item that merchants share. */
const propsOf = oncePer((schema: v.GenericSchema) =>
  oncePer((item: JsonObject) => {
    const given = item['props'] ?? {};
    const wrong = findings(schema, given, ['props']).map((finding): Finding => ({ ...finding, code: 'bad-props' }));
    const filled = v.safeParse(schema, given);
    return { wrong, named: filled.success ? [...references(schema, filled.output, ['props'])] : [] };
  }),
);

/** By schema, the names that a file holds. */
const namedIn = oncePer((schema: v.GenericSchema) => oncePer((file: MergedFile) => [...references(schema, file.value)]));

/** Names that name nothing. */
function unknownNames(named: readonly Reference[], artefact: Artefact): Finding[] {
  return named.flatMap(({ ref, name, path }) => {
    const pointer = toPointer(path);
    if (ref === 'page') return targetFindings(name, artefact).map((finding) => ({ ...finding, pointer }));
    return nameFindings(name, namesOf(ref, artefact), `an id of ${ref}`, pointer);
  });
}

/** A block that there is not is found at its own place. */
function slotFindings(slots: Json | undefined, rules: Readonly<Record<string, SlotRule>>, blocks: Blocks): Finding[] {
  if (!isObject(slots)) return [];
  return Object.entries(slots).flatMap(([name, area]) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) return nameFindings(name, Object.keys(rules), 'a slot of this block', `/slots/${name}`, 'unknown-slot');
    const items = isObject(area) && isObject(area['items']) ? Object.entries(area['items']) : [];
    return items.flatMap(([id, item]) =>
      rule.allow && isObject(item) && blocks.has(String(item['block']))
        ? nameFindings(item['block'] ?? '', rule.allow, 'a block that this slot takes', `/slots/${name}/items/${id}/block`, 'slot-forbids')
        : [],
    );
  });
}

function namesOf(ref: string, { menus, banners, modals, centres }: Artefact): string[] {
  const lists: Readonly<Record<string, object>> = { menu: menus, banners: banners.items, modal: modals.items, centre: centres };
  return Object.keys(lists[ref] ?? {});
}

/** A link must lead somewhere. */
function targetFindings(to: string, { pages, modals, centres }: Artefact): Finding[] {
  const [, scheme] = /^(modal|centre|launch):/.exec(to) ?? [];
  const named = (known: readonly string[], prefix: string) =>
    nameFindings(
      // What of a centre's entry is opened is its block's to say.
      to.split('#')[0] ?? to,
      known.map((id) => prefix + id),
      `a target that exists`,
    );
  if (scheme === 'launch') return named(CATEGORIES, 'launch:');
  if (scheme === 'modal') return named(Object.keys(modals.items), 'modal:');
  if (scheme === 'centre') {
    const entries = Object.values(centres).flatMap(({ items }) => Object.values(items).map(({ page }) => page));
    return named([...Object.keys(centres), ...entries], 'centre:');
  }
  if (!to.startsWith('/')) return [];
  const path = to.replace(/[?#].*$/, '');
  if (Object.values(pages).some((page) => answers(page, path))) return [];
  return nameFindings(
    path,
    Object.values(pages).flatMap(({ paths }) => paths.filter((known) => parameterOf(known) === undefined)),
    'the path of a page',
  );
}

function nameFindings(
  value: Json,
  known: readonly string[],
  expected: string,
  pointer = '',
  code: Fault['code'] = 'unknown-reference',
): Finding[] {
  const name = String(value);
  if (known.includes(name)) return [];
  return [
    {
      code,
      pointer,
      part: code === 'unknown-slot' ? 'key' : 'value',
      found: `"${name}"`,
      expected,
      hint: nearest(name, known),
    },
  ];
}

/** A path belongs to one page. */
function pathFaults({ pages }: Artefact, files: MergedLayer): Fault[] {
  const owners = new Map<string, string>();
  return Object.entries(pages).flatMap(([id, { paths }]) =>
    paths.flatMap((path, index): Fault[] => {
      const owner = owners.get(path);
      if (owner === undefined) owners.set(path, id);
      const file = files.get(`pages/${id}.json`);
      if (owner === undefined || !file) return [];
      return [
        placed(file, {
          code: 'duplicate-path',
          pointer: `/paths/${index}`,
          part: 'value',
          found: `"${path}"`,
          expected: `a path that page "${owner}" does not have`,
        }),
      ];
    }),
  );
}

/** `opens` of a page names a modal, at one of the page's own paths. */
function openingFaults({ pages, modals }: Artefact, files: MergedLayer): Fault[] {
  return Object.entries(pages).flatMap(([id, { paths, opens = {} }]) => {
    const file = files.get(`pages/${id}.json`);
    if (!file) return [];
    return Object.entries(opens).flatMap(([path, modal]) => {
      const pointer = `/opens/${path.replaceAll('/', '~1')}`;
      return [
        ...nameFindings(path, paths, "one of the page's own paths", pointer),
        ...nameFindings(modal, Object.keys(modals.items), 'an id of modals.json', pointer),
      ].map((finding) => placed(file, finding));
    });
  });
}

function languageFaults({ merchant }: Artefact, files: MergedLayer): Fault[] {
  const file = files.get('merchant.json');
  if (!file || merchant.languages.includes(merchant.defaultLanguage)) return [];
  const expected = `one of ${merchant.languages.join(', ')}`;
  return [
    placed(file, { code: 'bad-value', pointer: '/defaultLanguage', part: 'value', found: `"${merchant.defaultLanguage}"`, expected }),
  ];
}

interface Visited {
  readonly key: string;
  readonly value: Json;
  readonly pointer: string;
  readonly holder: JsonObject;
}

/** Keys that mean the same wherever they stand. */
const CHECKED: ReadonlySet<string> = new Set(['when', 'block', 'to', 'layout', 'parent', 'group', 'tabs']);

const checkedIn = oncePer((file: MergedFile) => [...walk(file.value)].filter(({ key }) => CHECKED.has(key)));

/** Every key outside props and conditions, with its value and the object that holds it. */
function* walk(value: Json, pointer = ''): Generator<Visited> {
  if (!isObject(value)) return;
  for (const [key, child] of Object.entries(value)) {
    const below = `${pointer}/${key}`;
    yield { key, value: child, pointer: below, holder: value };
    if (key !== 'props' && key !== 'when') yield* walk(child, below);
  }
}
