import { instantOf } from '#site/api/contract/days.ts';
import type { ShowMessage } from './messages.ts';
import type { Choice } from './state.ts';
import type { Shown } from './useCompiled.ts';

/** What the frame is to show of a merchant, for whom and when. */
export function messageOf({ artefact, skinCss, texts }: Omit<Shown, 'merchant'>, choice: Choice): ShowMessage {
  const { languages, defaultLanguage, defaultTheme, timeZone = 'UTC' } = artefact.merchant;
  return {
    kind: 'show',
    artefact,
    skinCss,
    texts: { ...texts },
    page: choice.page,
    session: choice.session,
    accountType: choice.accountType ?? null,
    rank: choice.rank,
    language: languages.find((code) => code === choice.language) ?? defaultLanguage,
    theme: choice.theme ?? defaultTheme,
    features: [...choice.features],
    flags: { ...choice.flags },
    // As its days and limits go, wherever the operator sits: a link shows a colleague the same moment.
    startAt: choice.at === undefined ? null : instantOf(choice.at, timeZone),
  };
}
