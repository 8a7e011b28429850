import { useEffect } from 'react';

import type { NextDraw } from '#site/api/contract/lottery.ts';
import { movedTo } from './slip.ts';
import { changeSlip } from './slipStore.ts';

/** Moves a slip to the next draw when its own has closed. */
export function useMovingSlip(gameCode: string, draw: NextDraw | undefined): void {
  const numero = draw?.numero;
  useEffect(() => {
    if (numero !== undefined) changeSlip(gameCode, (slip) => movedTo(slip, numero));
  }, [gameCode, numero]);
}
