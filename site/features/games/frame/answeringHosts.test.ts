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

  it('[GAM-8] that cannot be reached fall to the next', async () => {
    expect(await answeringHosts(hosts, only('https://b.example', 'https://c.example'))).toEqual(hosts.slice(1));
    expect(await answeringHosts(hosts, only('https://a.example'))).toEqual(hosts.slice(0, 1));
    expect(asked).toContain('https://a.example');
  });

  it('[GAM-8] are all kept when none answers: a browser may refuse the question', async () => {
    expect(await answeringHosts(hosts, none)).toEqual(hosts);
  });

  it('[GAM-8] are not asked where there is no choice', async () => {
    asked.length = 0;
    expect(await answeringHosts(['https://a.example'], none)).toEqual(['https://a.example']);
    expect(await answeringHosts([], none)).toEqual([]);
    expect(asked).toEqual([]);
  });
});
