import { expect, it } from 'vitest';

import { small } from '../../../../tests/vectors/small.ts';
import { addresses, conditionsOf, itemAt, locate } from './address.ts';

it.each([
  ['pages/rng', 'pages/rng.json', ['']],
  ['pages/rng#main.games', 'pages/rng.json', ['', '/areas/main/items/games']],
  ['layouts/plain#header.back', 'layouts/plain.json', ['', '/areas/header/items/back']],
  ['pages/home#main.box.inside.hello', 'pages/home.json', ['', '/areas/main/items/box', '/areas/main/items/box/slots/inside/items/hello']],
  ['menus/main#home', 'menus/main.json', ['', '/items/home']],
  ['registration#email', 'registration.json', ['', '/items/email']],
  ['registration#tabs.byName', 'registration.json', ['', '/tabs/items/byName']],
  ['modals#login.inside.hello', 'modals.json', ['', '/items/login', '/items/login/slots/inside/items/hello']],
])('[CFG-9] the address %s is a place in a file', (address, path, chain) => {
  expect(locate(address)).toEqual({ path, chain });
});

it('[CFG-9] every item has an address, in the order of the files, and what is in props has none', () => {
  const { files } = small({
    'pages/rng.json': { areas: { main: { items: { games: { props: { items: { no: {} } }, when: { flag: 'CHAT' } } } } } },
  });
  const all = addresses(files);
  expect(all).toEqual([
    'layouts/default#header.logo',
    'layouts/plain#header.back',
    'pages/home#main.box',
    'pages/home#main.box.inside.hello',
    'pages/rng#main.games',
    'pages/rng#main.winners',
    'modals#login',
    'modals#changePassModal',
    'menus/main#home',
    'menus/main#rng',
    'menus/main#help',
    'centres/member#wallet',
    'registration#tabs.byName',
    'registration#username',
    'registration#email',
    'banners#top',
  ]);
  for (const address of all) {
    const { path, chain } = locate(address);
    expect([address, itemAt(files, path, chain.at(-1) ?? '')]).toEqual([address, expect.anything()]);
  }
});

it('[CFG-9] nothing stands at a pointer that leads to no object', () => {
  const { files } = small();
  expect(itemAt(files, 'pages/rng.json', '/paths')).toBeUndefined();
  expect(itemAt(files, 'pages/rng.json', '/areas/main/items/constructor')).toBeUndefined();
  expect(itemAt(files, 'pages/rng.json', '/layout/x')).toBeUndefined();
  expect(itemAt(files, 'pages/none.json', '')).toBeUndefined();
});

it('[CFG-9] an item’s conditions are those around it, each with its place', () => {
  const { files } = small({ 'pages/rng.json': { when: { flag: 'CHAT' }, areas: { main: { items: { games: { when: false } } } } } });
  expect(conditionsOf(files, locate('pages/rng#main.games'))).toEqual([
    { pointer: '/when', when: { flag: 'CHAT' } },
    { pointer: '/areas/main/items/games/when', when: false },
  ]);
  expect(conditionsOf(files, locate('menus/main#home'))).toEqual([]);
});
