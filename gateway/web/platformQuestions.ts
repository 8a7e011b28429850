import { createHash } from 'node:crypto';
import * as v from 'valibot';

import type { Call } from '#site/api/contract/defineCall.ts';
import { HEADER, envelope } from '#site/api/contract/envelope.ts';
import { registrationRules } from '#site/api/contract/register.ts';
import { systemStatus, whitelabel, whitelabelNode } from '#site/api/contract/system.ts';
import { readAnswer } from '#site/api/contract/readAnswer.ts';
import { flattenWhitelabel } from '#site/assembler/runtime/flags.ts';
import type { PlatformFlags, PlatformState } from './platform.ts';

/** Timeout of the server's own requests to the platform. */
const QUESTION_TIMEOUT_MS = 10_000;
/** Maximum size in bytes of a response to one; longer ones are dropped unread. */
export const LONGEST_ANSWER = 1024 * 1024;

/** A platform's state of one merchant; a part is absent if there is no valid response. */
export interface Learnt {
  /** Whether there was any response, valid or not. */
  readonly answered: boolean;
  readonly flags?: PlatformFlags;
  readonly flagsRev?: string;
  readonly rulesRev?: string;
  readonly status?: PlatformState['status'];
  readonly now?: number;
  /** Addresses of game frames and images, as the platform sends them. */
  readonly addresses?: { readonly frames: readonly string[]; readonly images: readonly string[] };
}

/** Requests a merchant's flags, rules and status from a platform. Never rejects. */
export async function askPlatform(origin: string, merchant: string, closing: AbortSignal): Promise<Learnt> {
  const rows = [whitelabel, registrationRules, systemStatus];
  const [flags, rules, status] = await Promise.all(rows.map((row) => ask(origin, row, merchant, closing)));
  const tree = readAnswer(whitelabelNode, flags?.value);
  const told = readAnswer(statusParts, status?.value);
  return {
    answered: [flags, rules, status].some((answer) => answer !== undefined),
    ...(tree.success && { flags: flattenWhitelabel([tree.output]) }),
    ...(flags?.value !== undefined && { flagsRev: revision(flags.value) }),
    ...(rules?.value !== undefined && { rulesRev: revision(rules.value) }),
    ...(status?.now !== undefined && { now: status.now }),
    ...(told.success && {
      // Maintenance takes precedence. A region restriction depends on the visitor, not this server, so it is never
      // pushed.
      status: told.output.maintenance ? 1 : 0,
      addresses: { frames: told.output.info.launchGameCDNs, images: told.output.info.imageCDNs },
    }),
  };
}

interface Told {
  /** `undefined` if the response is invalid. */
  readonly value: unknown;
  /** The platform's clock, to the second. */
  readonly now: number | undefined;
}

const USELESS: Told = { value: undefined, now: undefined };

/** `undefined` if there is no response. */
async function ask(origin: string, row: Call, merchant: string, closing: AbortSignal): Promise<Told | undefined> {
  let response: Response;
  try {
    response = await fetch(origin + row.path, {
      headers: {
        [HEADER.merchant]: merchant,
        [HEADER.moduleId]: row.moduleId,
      },
      signal: AbortSignal.any([closing, AbortSignal.timeout(QUESTION_TIMEOUT_MS)]),
    });
  } catch {
    return undefined;
  }
  try {
    const answer = readAnswer(envelope, JSON.parse(await textOf(response)));
    if (!answer.success || !answer.output.success) return USELESS;
    const now = Date.parse(response.headers.get('Date') ?? '');
    return { value: answer.output.value, now: Number.isNaN(now) ? undefined : now };
  } catch {
    return USELESS;
  }
}

/** @throws if the response is too long, or aborts */
async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest.
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > LONGEST_ANSWER) throw new RangeError(`The answer is longer than ${LONGEST_ANSWER} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The parts of the status call that the server uses; the client validates the whole. */
const statusParts = v.object({
  maintenance: v.optional(v.boolean(), false),
  info: v.object({ imageCDNs: v.optional(v.array(v.string()), []), launchGameCDNs: v.optional(v.array(v.string()), []) }),
});

function revision(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 12);
}
