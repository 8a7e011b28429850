import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { consolidated } from '#site/api/contract/agentContracts.ts';
import { writeCached } from '#site/api/sessionCache.ts';
import { refreshCall, useQueryClient } from '#site/api/useCall.ts';
import AgentFeatures from '#site/shell/AgentFeatures.tsx';
import { openSite, refuse } from './siteHarness.tsx';

const NONE = { enableCt: false, salary: false, hourSalary: false, agentRealtimeSalary: false };

const ANSWER = {
  divtypeinfo: false,
  dailysalinfotype: false,
  contractmrdailysalinfotype: false,
  contracthoursalinfo: false,
  realtimesalinfo: false,
  divtypereq: 2,
  dailysalreqtype: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
};

/** A page of an agent, who decides on a contract and leaves. */
function AgentPage() {
  const queries = useQueryClient();
  const [here, setHere] = useState(true);
  return (
    <>
      <button onClick={() => void refreshCall(queries, consolidated)}>decide</button>
      <button onClick={() => setHere(false)}>leave</button>
      {here && <AgentFeatures />}
    </>
  );
}

/** The page of an agent who comes back to it within a visit. */
function AgentReturns() {
  useState(() => writeCached(consolidated.kept, {}, { ...ANSWER, divtypeinfo: true }));
  return <AgentFeatures />;
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('contracts of an agent as conditions ask for them', () => {
  afterEach(cleanup);

  it.each([
    ['divtypeinfo', 'enableCt'],
    ['dailysalinfotype', 'salary'],
    ['contractmrdailysalinfotype', 'salary'],
    ['contracthoursalinfo', 'hourSalary'],
    ['realtimesalinfo', 'agentRealtimeSalary'],
  ])('[AGT-7] %s of consolidated is %s, and no other', async (field, feature) => {
    const { store } = await openSite(<AgentPage />, { answers: { consolidated: () => ({ ...ANSWER, [field]: true }) } });
    await vi.waitFor(() => expect(store.get().facts.features).toEqual({ ...NONE, [feature]: true }));
  });

  it('[AGT-7] they are off until it has answered, follow a changed contract, stay when it fails, and go with the agent', async () => {
    const waiting: ((value: unknown) => void)[] = [];
    let answer: () => unknown = () => new Promise((resolve) => waiting.push(resolve));
    const { store, sent } = await openSite(<AgentPage />, { answers: { consolidated: () => answer() } });
    const features = () => store.get().facts.features;
    expect(sent.map(({ name }) => name)).toEqual(['consolidated']);
    expect(features()).toEqual(NONE);
    waiting.forEach((resolve) => resolve({ ...ANSWER, divtypeinfo: true, dailysalinfotype: true }));
    await vi.waitFor(() => expect(features()).toEqual({ ...NONE, enableCt: true, salary: true }));

    answer = () => ({ ...ANSWER, dailysalinfotype: true });
    await press('decide');
    await vi.waitFor(() => expect(features()).toEqual({ ...NONE, salary: true }));

    answer = () => refuse('consolidated', 'SYS-500');
    await press('decide');
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    await act(async () => {});
    expect(features()).toEqual({ ...NONE, salary: true });

    await press('leave');
    expect(features()).toEqual(NONE);
  });

  it('[AGT-7] [API-4] after a reload they are those that the visit has kept, also when the gateway fails', async () => {
    const { store, sent } = await openSite(<AgentReturns />, { answers: { consolidated: () => refuse('consolidated', 'SYS-500') } });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => {});
    expect(store.get().facts.features).toEqual({ ...NONE, enableCt: true });
  });
});
