import { useSearch } from 'wouter';

import { TEXT_LENGTH } from '#site/api/contract/shapes.ts';

/**
 * State of the lottery page in its URL: `?gameCode=&vendor=&playType=`, each only if known [APP-5]. An empty string means "not known".
 */
export interface LotteryPlace {
  /** A lottery's code, or the `nodeId` of a game for one. Without it, the lobby is shown. */
  readonly gameCode: string;
  readonly vendor: string;
  readonly playType: string;
}

const PARAMETERS = ['gameCode', 'vendor', 'playType'] as const satisfies readonly (keyof LotteryPlace)[];

export function readLotteryPlace(search: string): LotteryPlace {
  const query = new URLSearchParams(search);
  const text = (name: keyof LotteryPlace): string => (query.get(name) ?? '').slice(0, TEXT_LENGTH);
  return { gameCode: text('gameCode'), vendor: text('vendor'), playType: text('playType') };
}

/** A page's URL with the given state. Other parameters stay. */
export function lotteryPath(path: string, place: Partial<LotteryPlace>, search = ''): string {
  const query = new URLSearchParams(search);
  for (const name of PARAMETERS) {
    const value = place[name] ?? '';
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

export function useLotteryPlace(): LotteryPlace {
  return readLotteryPlace(useSearch());
}
