import { describe, expect, it } from 'vitest';

import { small } from '../../../tests/vectors/small.ts';

const main = (games: object) =>
  small({ 'pages/rng.json': { areas: { main: { items: { games } } } } }).artefact.pages['rng']?.areas.main?.items['games'];

describe('what players load', () => {
  it('[CFG-7] holds what base said of an item that falls back to it, where a merchant changed that', () => {
    expect(main({ onFault: 'base', props: { text: 'Play' } })?.base).toEqual({ props: { text: 'Games' } });
    expect(main({ onFault: 'base', when: { flag: 'CHAT' } })?.base).toEqual({ props: { text: 'Games' } });
    expect(main({ onFault: 'base' })).not.toHaveProperty('base');
    expect(main({ onFault: 'omit', props: { text: 'Play' } })).not.toHaveProperty('base');
  });

  it('[CFG-7] holds the condition that base said, too', () => {
    const { artefact } = small({ 'pages/rng.json': { areas: { main: { items: { winners: { when: { session: ['member'] } } } } } } });
    expect(artefact.pages['rng']?.areas.main?.items['winners']?.base).toEqual({ when: { flag: 'CHAT' } });
  });

  it('[CFG-7] holds that of blocks in slots too, and nothing of what base does not have', () => {
    const item = { block: 'words', onFault: 'base' };
    const { artefact } = small({
      'pages/home.json': {
        areas: {
          main: { items: { box: { slots: { inside: { items: { hello: { onFault: 'base', props: { text: 'Hi' } }, bye: item } } } } } },
        },
      },
      'pages/new.json': { paths: ['/new'], layout: 'plain', title: { EN: 'New' }, areas: { main: { items: { a: item } } } },
    });
    const inside = artefact.pages['home']?.areas.main?.items['box']?.slots?.['inside']?.items;
    expect(inside?.['hello']?.base).toEqual({});
    expect([inside?.['bye'], artefact.pages['new']?.areas.main?.items['a']]).toEqual([item, item]);
  });

  it('[CFG-2] is each kind of file in its place, without what only files need', () => {
    const { artefact } = small({
      'merchant.json': { $schema: 'x', v: 1, code: 'other' },
      'labels/EN.json': { v: 1, texts: { 'nav.home': 'Start' } },
      'labels/TY.json': { v: 1 },
      'layouts/wide.json': { $schema: 'x', v: 1, locked: [], frame: 'full', areas: {} },
    });
    expect(artefact.merchant).toEqual({ code: 'small', languages: ['EN', 'TY'], defaultLanguage: 'EN', domains: [] });
    expect(artefact.labels).toEqual({ EN: { 'nav.home': 'Start' }, TY: {} });
    expect(Object.keys(artefact.layouts)).toEqual(['default', 'plain', 'wide']);
    expect(artefact.layouts['wide']).toEqual({ frame: 'full', areas: {} });
    expect([Object.keys(artefact.pages), Object.keys(artefact.menus), Object.keys(artefact.centres)]).toEqual([
      ['home', 'rng', 'help', 'missing'],
      ['main'],
      ['member'],
    ]);
    expect([artefact.site, small().artefact.pages['rng']?.areas.main?.items['winners']]).toEqual([
      { claims: {} },
      { block: 'words', onFault: 'base', when: { flag: 'CHAT' } },
    ]);
    expect([artefact.v, artefact.flags['CHAT'], artefact.banners.order, artefact.modals.order, artefact.registration.tabs.order]).toEqual([
      1,
      { on: true, note: '', parent: 'ROOT' },
      ['top'],
      ['login', 'changePassModal'],
      ['byName'],
    ]);
  });
});
