import { useTranslation } from 'react-i18next';

import { useText } from '#site/assembler/sdk/view.ts';
import type { Props } from './schema.ts';

/** Types of rewards that have a text. */
const KNOWN: ReadonlySet<string> = new Set(['BONUS', 'SPINS', 'GOODS', 'TRAVEL']);

/** Name of a reward type: config's label, otherwise the text; "Other" for an unknown type. */
export function useTypeName(kinds: Props['kinds']): (type: string) => string {
  const { t } = useTranslation('club');
  const text = useText();
  return (type) => {
    const own = kinds.find((kind) => kind.type === type)?.title;
    return own ? text(own) : t(`type_${KNOWN.has(type) ? type : 'other'}`);
  };
}
