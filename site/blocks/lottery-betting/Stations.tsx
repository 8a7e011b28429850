import { useTranslation } from 'react-i18next';

import type { NextDraw } from '#site/api/contract/lottery.ts';
import { RadioField } from '#ui';
import type { Slip } from './slip.ts';

interface StationsProps {
  readonly draws: readonly NextDraw[];
  /** Number of the draw that is bet on. */
  readonly numero: string | undefined;
  readonly slip: Slip;
  readonly onChoose: (numero: string) => void;
}

/**
 * The stations that draw next, where there are several: the slip is for one of them. While the outcome of a bet is unknown it stays where
 * it is, so that the bet sent again is the same one.
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
