/** What a hosting folder was built with, so that a release renews it for the same hosts and the same platform. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

import { HOSTS, type HostName } from './index.ts';

/** Lies beside `public/`, as hosts' configuration does. */
export const RECORD_FILE = 'hosting.json';

const isHost = (value: unknown): value is HostName => typeof value === 'string' && Object.hasOwn(HOSTS, value);

const texts = v.pipe(v.array(v.string()), v.readonly());

const record = v.object({
  v: v.literal(1),
  merchant: v.string(),
  hosts: v.pipe(v.array(v.custom<HostName>(isHost, 'a host')), v.readonly()),
  /** `undefined` where the hosts pass no calls on. */
  gatewayUrl: v.optional(v.string()),
  origins: v.object({ frames: texts, images: texts }),
  minClient: v.string(),
});
export type HostingRecord = v.InferOutput<typeof record>;

export const recordText = (built: Omit<HostingRecord, 'v'>): string => JSON.stringify({ v: 1, ...built });

/** The record in a merchant's folder; `undefined` if it is none that a build wrote. */
export async function readRecord(dir: string): Promise<HostingRecord | undefined> {
  try {
    const parsed = v.safeParse(record, JSON.parse(await readFile(join(dir, RECORD_FILE), 'utf8')));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
