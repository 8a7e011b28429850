import * as v from 'valibot';

import { deviceStorage } from '#site/lib/browserStorage.ts';

/**
 * Lottery favorites are stored in this browser, one list by player. The key is a digest, so that storage does not reveal account names.
 */
async function keyOf(merchant: string, account: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${merchant}\n${account}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `lottFavIds.${hex}`;
}

const storedIds = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

/** Ids of the player's favorite lotteries; empty if the stored value is unreadable. */
export async function readLotteryFavorites(merchant: string, account: string): Promise<string[]> {
  return v.parse(storedIds, deviceStorage.getItem(await keyOf(merchant, account)) ?? '[]');
}

export async function changeLotteryFavorite(merchant: string, account: string, id: string, wanted: boolean): Promise<void> {
  const ids = withChange(await readLotteryFavorites(merchant, account), id, wanted);
  deviceStorage.setItem(await keyOf(merchant, account), JSON.stringify(ids));
}

/** Adds or removes an id, without duplicates. */
export function withChange(ids: readonly string[], id: string, wanted: boolean): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return wanted ? [...others, id] : others;
}
