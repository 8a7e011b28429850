import { describe, expect, it } from 'vitest';

import { answeringHosts, type Probe } from './answeringHosts.ts';

describe('game hosts', () => {
  const hosts = ['https://a.example/x', 'https://b.example', 'https://c.example'];
  const asked: string[] = [];
  const only =
    (...answering: readonly string[]): Probe =>
    async (origin) => {
      asked.push(origin);
      if (!answering.includes(origin)) throw new TypeError('Failed to fetch');
    };
  const none = only();

  it('[GAM-8] that are unreachable are skipped', async () => {
    expect(await answeringHosts(hosts, only('https://b.example', 'https://c.example'))).toEqual(hosts.slice(1));
    expect(await answeringHosts(hosts, only('https://a.example'))).toEqual(hosts.slice(0, 1));
    expect(asked).toContain('https://a.example');
  });

  it('[GAM-8] are all returned if none responds: a browser may block the probe', async () => {
    expect(await answeringHosts(hosts, none)).toEqual(hosts);
  });

  it('[GAM-8] are not probed if there is only one', async () => {
    asked.length = 0;
    expect(await answeringHosts(['https://a.example'], none)).toEqual(['https://a.example']);
    expect(await answeringHosts([], none)).toEqual([]);
    expect(asked).toEqual([]);
  });
});
