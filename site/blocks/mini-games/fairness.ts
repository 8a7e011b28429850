import { numbersOf, roundText, type MiniGame } from '#site/api/contract/miniGameRules.ts';

/** A decided round, with all that it was decided by. */
export interface Round {
  readonly gameCode: MiniGame;
  readonly choice: string;
  /** Minor units. */
  readonly stake: number;
  /** Shown before the bet. */
  readonly seedHash: string;
  /** This browser's part. */
  readonly clientSeed: string;
  /** Told with the result. */
  readonly serverSeed: string;
  readonly numbers: readonly number[];
  /** Hundredths of the stake. */
  readonly pays: number;
  /** Minor units. */
  readonly win: number;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether the seed is the promised one, and the numbers follow from it: worked out here, without asking the gateway. */
export async function isFair({ gameCode, seedHash, clientSeed, serverSeed, numbers }: Round): Promise<boolean> {
  if (hex(await crypto.subtle.digest('SHA-256', bytesOf(serverSeed))) !== seedHash) return false;
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, bytesOf(roundText(gameCode, clientSeed)));
  return numbersOf(gameCode, new Uint8Array(signed)).join() === numbers.join();
}
