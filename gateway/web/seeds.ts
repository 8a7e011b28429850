import Color from 'colorjs.io';

import type { MerchantSeed } from '#gateway/api/context.ts';
import type { FieldRules } from '#site/api/contract/register.ts';
import { declaredFlags } from '#site/assembler/flags.ts';
import { composeFacts } from '#site/assembler/facts.ts';
import type { Artefact } from '#site/assembler/types.ts';

/** What a rule of config leaves open is not restricted. */
const OPEN_RULE = { minLength: 0, maxLength: 255, acceptedPattern: '*', patternId: 0 };

/** What the embedded gateway starts a merchant with, from that merchant's own config. */
export function seedOf(artefact: Artefact): MerchantSeed {
  const { code, languages, defaultLanguage, currency, domains, head } = artefact.merchant;
  const { rules } = composeFacts(artefact, {}, 0);
  const complete: FieldRules = Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, { ...OPEN_RULE, ...rule }]));
  const hue = new Color(head.themeColour.light).to('oklch').h;
  return {
    code,
    languages,
    defaultLanguage,
    currency,
    domains,
    flags: declaredFlags(artefact.flags),
    rules: complete,
    // Greys have no hue.
    ...(hue === null || Number.isNaN(hue) ? {} : { accentHue: hue }),
  };
}
