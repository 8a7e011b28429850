import * as v from 'valibot';

import { deviceStorage } from '#site/lib/browserStorage.ts';

/**
 * Lottery favourites stay in this browser, one list a player (spec, section 3). The key is a digest, so that the
 * names of those who played here cannot be read from storage.
 */
async function keyOf(merchant: string, account: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${merchant}\n${account}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `lottFavIds.${hex}`;
}

const storedIds = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

/** Ids of the player's favourite lotteries; none when what is stored cannot be read. */
export async function readLotteryFavourites(merchant: string, account: string): Promise<string[]> {
  return v.parse(storedIds, deviceStorage.getItem(await keyOf(merchant, account)) ?? '[]');
}

export async function changeLotteryFavourite(merchant: string, account: string, id: string, wanted: boolean): Promise<void> {
  const ids = withChange(await readLotteryFavourites(merchant, account), id, wanted);
  deviceStorage.setItem(await keyOf(merchant, account), JSON.stringify(ids));
}

/** A list of ids after a change, each id once. */
export function withChange(ids: readonly string[], id: string, wanted: boolean): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return wanted ? [...others, id] : others;
}
