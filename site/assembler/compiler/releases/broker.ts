/** A Redis or Valkey that passes on that something was released. Its message only says when to look. */
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Bucket } from './location.ts';

/** A broker in trouble does not hold a release up for longer. */
const TIMEOUT_MS = 2_000;
/** Pauses between attempts to connect. */
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;

const reconnectStrategy = (retries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** retries, LONGEST_PAUSE_MS);

/** By bucket, not by its address: that may differ between those who release and those who serve. */
const channelOf = ({ name, prefix }: Bucket): string => `playfront:releases:${name}/${prefix}`;

/** Tells all servers of this bucket to look. Never rejects: without a broker they find out by polling. */
export async function announce(url: string, bucket: Bucket): Promise<void> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => {});
  const said = client.connect().then(() => client.publish(channelOf(bucket), 'look'));
  await Promise.race([said, wait(TIMEOUT_MS, undefined, { ref: false })]).catch(() => {});
  if (client.isOpen) client.destroy();
}

/**
 * Calls `look` after each announcement, and after each connection, before which some may have been missed. Reconnects by itself.
 * @param say writes a line for the operator when the broker is lost
 */
export function listen(url: string, bucket: Bucket, look: () => void, say: (line: string) => void): { close(): void } {
  const client = createClient({ url, socket: { reconnectStrategy } });
  let isLost = false;
  client.on('error', (error: unknown) => {
    if (!isLost) say(`The broker of RELEASES_BROKER is lost (${reasonOf(error)}): releases are found by polling until it is back.`);
    isLost = true;
  });
  client.on('ready', () => {
    isLost = false;
    look();
  });
  client
    .connect()
    .then(() => client.subscribe(channelOf(bucket), look))
    .then(look)
    // Closed before it was connected.
    .catch(() => {});
  return {
    close() {
      if (client.isOpen) client.destroy();
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : error.message;
}
