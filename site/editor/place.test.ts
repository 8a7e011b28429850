import { describe, expect, it } from 'vitest';

import { addressAt, areaOf, inArea, itemAt, placeIn } from './place.ts';

describe('the block at a place in a file', () => {
  it.each([
    ['pages/rng.json', '/areas/main/items/games/props/pageSize', 'pages/rng#main.games'],
    ['layouts/default.json', '/areas/header/items/header', 'layouts/default#header.header'],
    ['pages/home.json', '/areas/main/items/hot/slots/side/items/more/when', 'pages/home#main.hot.side.more'],
    ['pages/rng.json', '/areas/main/order', undefined],
    ['pages/rng.json', '/title', undefined],
    ['menus/main.json', '/items/home/label', 'menus/main#home'],
    ['modals.json', '/items/login/slots/form/items/help/props', 'modals#login.form.help'],
    ['registration.json', '/tabs/items/register/when', 'registration#tabs.register'],
    ['flags.json', '/flags/CHATROOM3', undefined],
  ])('[CFG-17] %s %s', (path, pointer, address) => {
    expect(addressAt(path, pointer)).toBe(address);
  });
});

it.each([
  'pages/rng#main.games',
  'layouts/default#header.header',
  'pages/home#main.hot.side.more',
  'menus/main#home',
  'modals#login.form.help',
  'registration#tabs.register',
])('[EDT-1] %s leads to where it is written and back', (address) => {
  const { path, keys } = itemAt(address);
  expect(addressAt(path, `/${keys.join('/')}`)).toBe(address);
});

it.each([
  ['pages/home#main', 'hot', 'pages/home#main.hot'],
  ['menus/main#', 'home', 'menus/main#home'],
  ['registration#tabs', 'register', 'registration#tabs.register'],
])('[EDT-1] %s holds %s', (area, id, address) => {
  expect(inArea(area, id)).toBe(address);
  expect(areaOf(address)).toBe(area);
});

describe('the file of a fault', () => {
  it('[CFG-17] is the merchant’s own, or base’s; never another merchant’s', () => {
    expect(placeIn('merchants/demo/pages/rng.json', 'demo')).toEqual({ path: 'pages/rng.json', layer: 'patch' });
    expect(placeIn('base/pages/rng.json', 'demo')).toEqual({ path: 'pages/rng.json', layer: 'base' });
    expect(placeIn('merchants/aurora/skin.json', 'demo')).toBeUndefined();
    expect(placeIn('', 'demo')).toBeUndefined();
  });
});
