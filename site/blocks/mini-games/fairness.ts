import { numbersOf, roundText, type MiniGame } from '#site/api/contract/miniGameRules.ts';

/** A finished round with all inputs of its result. */
export interface Round {
  readonly gameCode: MiniGame;
  readonly choice: string;
  /** Minor units. */
  readonly stake: number;
  /** Published before the bet. */
  readonly seedHash: string;
  /** This browser's contribution. */
  readonly clientSeed: string;
  /** Revealed with the result. */
  readonly serverSeed: string;
  readonly numbers: readonly number[];
  /** Hundredths of the stake. */
  readonly pays: number;
  /** Minor units. */
  readonly win: number;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether the server seed matches its hash and the numbers follow from both seeds; computed locally, without a request. */
export async function isFair({ gameCode, seedHash, clientSeed, serverSeed, numbers }: Round): Promise<boolean> {
  if (hex(await crypto.subtle.digest('SHA-256', bytesOf(serverSeed))) !== seedHash) return false;
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, bytesOf(roundText(gameCode, clientSeed)));
  return numbersOf(gameCode, new Uint8Array(signed)).join() === numbers.join();
}
