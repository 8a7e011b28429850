/** What browsers have, by the compatibility data of MDN: which names are newer than the oldest ones that are supported. */
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };

/** By the data's names: the build's `target` in `vite.config.ts`. */
export const FLOOR = { chrome: 120, safari: 17, firefox: 128 } as const;

const isPlain = ({ flags, prefix, alternative_name: other, version_removed: removed }: SimpleSupportStatement): boolean =>
  flags === undefined && prefix === undefined && other === undefined && removed === undefined;

/** Those of the oldest browsers that lack a feature, e.g. `['safari']`. One that has it in part has it. */
export function lacking({ support }: CompatStatement): string[] {
  return Object.entries(FLOOR).flatMap(([browser, version]) => {
    const statements = [support[browser === 'chrome' || browser === 'safari' ? browser : 'firefox'] ?? []].flat();
    const has = statements.some((one) => isPlain(one) && Number.parseFloat(String(one.version_added).replace('≤', '')) <= version);
    return has ? [] : [browser];
  });
}

/** Methods of these are known by their names; those of rarer interfaces are called like much of our own code. */
const COMMON =
  /^(Array|ArrayBuffer|Blob|CSSStyleSheet|Date|Document|Element|Event|EventTarget|HTML\w*Element|Headers|Iterator|Location|Map|Navigator|Node|Number|Object|Promise|Range|RegExp|Request|Response|Set|String|TypedArray|URL|URLSearchParams|Uint8Array|Window)$/;

/** Names that scripts may not use, each with the browsers that lack it. */
export interface NewNames {
  /** `Temporal` */
  readonly globals: ReadonlyMap<string, string[]>;
  /** `URL.canParse` */
  readonly statics: ReadonlyMap<string, string[]>;
  /** `toSorted`, where it is new of whatever has it. */
  readonly methods: ReadonlyMap<string, string[]>;
}

/** What is below a feature, by name. */
function below(feature: Identifier): [name: string, below: Identifier][] {
  return Object.entries(feature).flatMap(([name, value]) => (name === '__compat' ? [] : [[name, value as Identifier]]));
}

const compatOf = ({ __compat: compat }: Identifier = {}): CompatStatement | undefined => compat;

const builtins: Identifier = bcd.javascript['builtins'] ?? {};

export function newNames(): NewNames {
  const [globals, statics, methods] = [new Map<string, string[]>(), new Map<string, string[]>(), new Map<string, string[]>()];
  const old = new Set<string>();
  for (const [owner, parent] of [...below(bcd.api), ...below(builtins)]) {
    const own = compatOf(parent);
    if (own && lacking(own).length > 0) globals.set(owner, lacking(own));
    for (const [written, { __compat: compat }] of below(parent)) {
      if (!compat) continue;
      const name = written.replace(/_static$/, '');
      const missing = lacking(compat);
      if (missing.length === 0) old.add(name);
      else if (written.endsWith('_static') || Object.hasOwn(builtins, owner)) statics.set(`${owner}.${name}`, missing);
      if (missing.length > 0 && COMMON.test(owner)) methods.set(name, missing);
      if (missing.length > 0 && owner === 'Window') globals.set(name, missing);
    }
  }
  for (const name of old) methods.delete(name);
  return { globals, statics, methods };
}

/** Of an at-rule, a property, a value of one, or a pseudo-class: the browsers that lack it, or nothing where the data has no such name. */
export function lackingInCss(kind: 'at-rules' | 'properties' | 'selectors', name: string, value?: string): string[] {
  const feature = bcd.css[kind]?.[name];
  const compat = compatOf(value === undefined ? feature : feature?.[value]);
  return compat ? lacking(compat) : [];
}
