/** Flags that offer what the merchant has not configured. */
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import { PROVIDER_FLAG, PROVIDERS } from '#site/assembler/sdk/providers.ts';
import { placed } from '#site/assembler/compiler/shape.ts';
import type { Artefact, Fault } from '#site/assembler/runtime/types.ts';

export function providerFaults({ flags, merchant }: Artefact, files: MergedLayer): Fault[] {
  const file = files.get('flags.json');
  if (!file) return [];
  return PROVIDERS.flatMap((name) => {
    const flag = PROVIDER_FLAG[name];
    if (flags[flag]?.on !== true || merchant.providers?.[name] !== undefined) return [];
    const expected = `"${name}" under "providers" of merchant.json, or "on": false: nothing can be offered without it`;
    return [
      placed(file, { code: 'no-provider', severity: 'warning', pointer: `/flags/${flag}/on`, part: 'value', found: 'true', expected }),
    ];
  });
}
