/** Where a merchant's files say what holds until the platform has answered: the lines behind flags, rules and the language. */
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import { sourceOf } from '#site/assembler/compiler/shape.ts';
import type { Artefact, Source } from '#site/assembler/runtime/types.ts';

/** A flag and its ancestors, the flag first. */
export function flagChain(flags: Artefact['flags'], id: string): string[] {
  const chain: string[] = [];
  for (let at: string | undefined = id; at !== undefined && !chain.includes(at);) {
    chain.push(at);
    at = Object.hasOwn(flags, at) ? flags[at]?.parent : undefined;
  }
  return chain;
}

/** Where it is decided whether a flag is on: at the first of it and its ancestors that is off, else at the flag itself. */
export function flagSource({ flags }: Artefact, files: MergedLayer, id: string): { id: string; source: Source } | undefined {
  const file = files.get('flags.json');
  if (!file || !Object.hasOwn(flags, id)) return undefined;
  const decisive = flagChain(flags, id).find((one) => !flags[one]?.on) ?? id;
  return { id: decisive, source: sourceOf(file, `/flags/${decisive}/on`) };
}

/** Where a field's rule is stated; a field may be placed twice, and the last stated rule applies. */
export function ruleSource({ registration }: Artefact, files: MergedLayer, field: string, key = ''): Source | undefined {
  const file = files.get('registration.json');
  const owner = Object.entries(registration.items).findLast(([, item]) => item.field === field && item.rule !== undefined);
  return file && owner && sourceOf(file, `/items/${owner[0]}/rule${key && `/${key}`}`);
}

/** Where a fact that conditions name is said: `REGMOBVERF3`, `rule email`, `language`, as enumerations call them. */
export function factSource(artefact: Artefact, files: MergedLayer, name: string): Source | undefined {
  if (name === 'language') {
    const file = files.get('merchant.json');
    return file && sourceOf(file, '/defaultLanguage');
  }
  if (name.startsWith('rule ')) return ruleSource(artefact, files, name.slice('rule '.length));
  return flagSource(artefact, files, name)?.source;
}
