import Color from 'colorjs.io';

import type { MerchantSeed } from '#gateway/api/context.ts';
import type { FieldRules } from '#site/api/contract/rules.ts';
import { declaredFlags } from '#site/assembler/runtime/flags.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import type { Release } from '#site/assembler/compiler/compile.ts';
import { thirdPartiesOf } from './thirdParties.ts';

/** Default of a rule: no restriction. */
const OPEN_RULE = { minLength: 0, maxLength: 255, acceptedPattern: '*', patternId: 0 };

/** The accent of a compiled skin, the only plain color value of it. */
function accentOf(skinCss: string): string | undefined {
  return /--pf-color-accent:([^;]+);/.exec(skinCss)?.[1];
}

/** Initial state of a merchant in the embedded gateway, from its config and the secrets in the environment. */
export function seedOf({ artefact, skinCss }: Pick<Release, 'artefact' | 'skinCss'>, env: NodeJS.ProcessEnv): MerchantSeed {
  const { code, name, languages, defaultLanguage, currency, domains, jurisdiction, points, timeZone, wallets } = artefact.merchant;
  const minor = 10 ** currency.exponent;
  const { activity, uploads } = artefact.site;
  const { rules } = composeFacts(artefact, {}, 0);
  const complete: FieldRules = Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, { ...OPEN_RULE, ...rule }]));
  const hue = new Color(accentOf(skinCss) ?? 'black').to('oklch').h;
  return {
    code,
    name,
    languages,
    defaultLanguage,
    currency,
    domains,
    historyMonths: jurisdiction.historyMonths,
    play: {
      limits: jurisdiction.limits,
      realityCheckMinutes: jurisdiction.realityCheckMinutes,
      realityCheckOptional: jurisdiction.realityCheckOptional ?? false,
    },
    autoReceiptMinutes: artefact.site.withdrawal.autoReceiptMinutes,
    realTimeSettleMs: artefact.site.agents.realTimeSettleMs,
    ...(timeZone !== undefined && { timeZone }),
    ...(wallets && {
      ownWallets: wallets.vendors,
      memberTransfers: { least: wallets.transfers.least * minor, most: wallets.transfers.most * minor },
    }),
    ...(points && { betPerPoint: points.betPerPoint * minor }),
    flags: declaredFlags(artefact.flags),
    feedbackWords: artefact.site.feedback.words,
    rules: complete,
    activity: { ...activity, maxImages: uploads.maxFiles },
    providers: thirdPartiesOf(artefact.merchant, env),
    // Grays have no hue.
    ...(hue === null || Number.isNaN(hue) ? {} : { accentHue: hue }),
  };
}
