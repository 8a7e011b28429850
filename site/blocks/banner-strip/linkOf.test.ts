import { describe, expect, it } from 'vitest';

import type { Banner } from '#site/api/contract/announcements.ts';
import { linkOf } from './linkOf.ts';

const banner = (link: Partial<Banner>): Banner => ({ bannerId: 'b', groupName: 'w_home', url: '/b.svg', title: 'b', summary: '', ...link });
const settings = { promotion: '/promoDetail', hosts: ['localhost', 't.example.com'] };
const hrefOf = (link: Partial<Banner>) => {
  const found = linkOf(banner(link), settings);
  return found?.kind === 'address' ? found.href : found?.kind;
};

describe('a banner', () => {
  it.each([
    ['a page of the site', { linkageType: 'URL', linkage: '/rng?page=SALA' }, '/rng?page=SALA'],
    ['a listed host', { linkageType: 'URL', linkage: 'https://t.example.com/news' }, 'https://t.example.com/news'],
    ['a promotion', { linkageType: 'P', linkage: '#welcome' }, '/promoDetail?id=welcome'],
    ['a promotion, written without its sign', { linkageType: 'P', linkage: 'gift&x=1' }, '/promoDetail?id=gift%26x%3D1'],
    ['a game', { linkageType: 'G', vendor: 'LAMBAT' }, 'game'],
  ] as const)('[BAN-5] leads to %s', (_what, link, href) => {
    expect(hrefOf(link)).toBe(href);
  });

  it.each([
    'https://evil.example/login',
    'http://t.example.com/',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    '/\\evil.example',
    'https://t.example.com@evil.example/',
    'rng',
    '',
  ])('[BAN-5] [SEC-5] does not lead to %j', (linkage) => {
    expect(hrefOf({ linkageType: 'URL', linkage })).toBeUndefined();
  });

  it.each([
    {},
    { linkageType: null, linkage: '/rng' },
    { linkageType: 'P', linkage: '#' },
    { linkageType: 'G', vendor: '' },
    { linkageType: 'G', vendor: null },
  ] as const)('[BAN-5] without a whole link, %j, leads nowhere', (link) => {
    expect(hrefOf(link)).toBeUndefined();
  });
});
