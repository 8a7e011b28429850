import { useTranslation } from 'react-i18next';

import type { NextDraw } from '#site/api/contract/lottery.ts';
import { RadioField } from '#ui';
import type { Slip } from './slip.ts';

interface StationsProps {
  readonly draws: readonly NextDraw[];
  /** Number of the selected draw. */
  readonly numero: string | undefined;
  readonly slip: Slip;
  readonly onChoose: (numero: string) => void;
}

/**
 * Choice between stations with simultaneous draws; a slip is for one of them. Disabled while the outcome of a bet is unknown, so that a
 * retry sends the same bet.
 */
export function Stations({ draws, numero, slip, onChoose }: StationsProps) {
  const { t } = useTranslation('lottery');
  if (draws.length < 2) return null;
  return (
    <RadioField
      label={t('station')}
      variant="chips"
      value={numero}
      disabled={slip.attempt !== undefined}
      onChange={({ target }) => onChoose(target.value)}
      options={draws.map((draw) => ({ value: draw.numero, label: draw.station ?? draw.numero }))}
    />
  );
}
