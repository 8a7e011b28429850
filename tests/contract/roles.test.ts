import { afterAll, describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import type { Call, CallName } from '#site/api/contract/index.ts';
import { ACCESS, REFUSED, ROLES } from './access.ts';
import type { Role } from './access.ts';
import { requestsFor } from './requests.ts';
import { send, startGateway, tokenOf } from './support.ts';

const { gateway } = startGateway();
afterAll(() => gateway.close());

const requests = await requestsFor(gateway);
const names = Object.keys(calls) as CallName[];

/** Agents who shut themselves out, for good or for a while, or get another password: nobody else asks as them. */
const AGENT_FOR: Partial<Record<CallName, string>> = {
  changePassword: 'line001',
  takeTimeOut: 'line002',
  excludeSelf: 'line003',
  changePaymentPassword: 'line011',
  signOutOthers: 'line012',
  logout: 'line023',
};

const newGuest = async () => (await send(gateway, calls.freeplay, { os: 'test', platform: 'W' })).value.token;
const guest = await newGuest();
const agent = await tokenOf(gateway, 'agent');

/** Each call has a plain member of its own, so that none meets what another did. */
const TOKEN_OF: Record<Role, (name: CallName) => Promise<string | undefined>> = {
  visitor: async () => undefined,
  member: (name) => tokenOf(gateway, `team${String(names.indexOf(name) + 1).padStart(3, '0')}`),
  trial: async (name) => (name === 'logout' ? newGuest() : guest),
  agent: async (name) => (AGENT_FOR[name] === undefined ? agent : tokenOf(gateway, AGENT_FOR[name])),
};

const SHUT_OUT = ['login.not.session', 'account.trial.refused', 'account.agent.required'];

// Across all rows at once the input's type is the widest; each request is checked by its row's schema on sending.
const ask = (name: CallName, token: string | undefined) => send(gateway, calls[name] as Call, requests[name] as never, { token });

describe('who may call', () => {
  it.each(names.filter((name) => ACCESS[name] !== 'anyone'))('[API-6] [API-9] %s refuses a token that is none', async (name) => {
    expect(await ask(name, 'made-up')).toMatchObject({ status: 401, success: false, errorCode: 'login.not.session' });
  });

  it.each(
    ROLES.flatMap((role) =>
      names.map((name) => [role, name, REFUSED[ACCESS[name]][role]?.errorCode ?? 'allowed', REFUSED[ACCESS[name]][role]] as const),
    ),
  )('[API-6] [API-9] %s and %s: %s', async (role, name, _outcome, refused) => {
    const answer = await ask(name, await TOKEN_OF[role](name));
    if (refused !== undefined) expect(answer).toMatchObject({ ...refused, success: false, message: expect.stringMatching(/\S/) });
    // What it was asked need not be possible for this account; `send` judges shapes and refusals by the row.
    else expect(SHUT_OUT).not.toContain(answer.errorCode);
    expect(answer.status).toBeLessThan(500);
  });
});
