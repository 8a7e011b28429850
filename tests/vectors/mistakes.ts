/** Single mistakes in config, each with the one finding that it must give. */
export interface Mistake {
  readonly what: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
  /** `code pointer`, the text that the reported line must hold, and the name that was meant. */
  readonly says: readonly [fault: string, line: string, hint?: string];
}

const LINK = '"items": { "x": { "to": "/rng", "label": { "EN": "X" }, ';

export const mistakes: readonly Mistake[] = [
  { what: 'broken JSON', file: 'base/pages/rng.json', find: '"areas": {', put: '"areas": ', says: ['json ', '"banner"'] },
  { what: 'a key twice', file: 'base/flags.json', find: '"v": 1,', put: '"v": 1, "v": 1,', says: ['duplicate-key /v', '"v": 1, "v": 1'] },
  {
    what: 'a prototype key',
    file: 'base/flags.json',
    find: '"v": 1,',
    put: '"v": 1, "__proto__": {},',
    says: ['forbidden-key /__proto__', '__proto__'],
  },
  { what: 'a version of tomorrow', file: 'base/flags.json', find: '"v": 1', put: '"v": 2', says: ['version /v', '"v": 2'] },
  {
    what: 'a key no file of the kind has',
    file: 'base/pages/rng.json',
    find: '"layout":',
    put: '"layuot": "x", "layout":',
    says: ['unknown-key /layuot', '"layuot"', 'layout'],
  },
  { what: 'a key that is missing', file: 'base/pages/rng.json', find: '  "layout": "default",\n', put: '', says: ['missing-key ', '{'] },
  {
    what: 'an area that does not exist',
    file: 'base/pages/rng.json',
    find: '"main": {',
    put: '"mian": {',
    says: ['unknown-key /areas/mian', '"mian"', 'main'],
  },
  {
    what: 'an unknown block',
    file: 'base/pages/rng.json',
    find: '"game-lobby"',
    put: '"game-loby"',
    says: ['unknown-block /areas/main/items/games/block', '"game-loby"', 'game-lobby'],
  },
  {
    what: 'a block named constructor',
    file: 'base/pages/rng.json',
    find: '"game-lobby"',
    put: '"constructor"',
    says: ['unknown-block /areas/main/items/games/block', '"constructor"'],
  },
  {
    what: 'a typo in props',
    file: 'base/pages/rng.json',
    find: '"pageSize"',
    put: '"pagSize"',
    says: ['bad-props /areas/main/items/games/props/pagSize', '"pagSize"', 'pageSize'],
  },
  {
    what: 'a prop of the wrong type',
    file: 'base/pages/rng.json',
    find: '"pageSize": 14',
    put: '"pageSize": "14"',
    says: ['bad-props /areas/main/items/games/props/pageSize', '"14"'],
  },
  {
    what: 'a prop outside its list',
    file: 'merchants/aurora/pages/rng.json',
    find: '"portrait"',
    put: '"portrat"',
    says: ['bad-props /areas/main/items/games/props/tile', '"portrat"', 'portrait'],
  },
  {
    what: 'an unknown banner group',
    file: 'base/pages/rng.json',
    find: '"w_rng"',
    put: '"w_rgn"',
    says: ['unknown-reference /areas/banner/items/strip/props/group', '"w_rgn"', 'w_rng'],
  },
  {
    what: 'an unknown menu',
    file: 'base/layouts/frame.json',
    find: '"menu": "main"',
    put: '"menu": "mian"',
    says: ['unknown-reference /areas/header/items/header/props/menu', '"mian"', 'main'],
  },
  {
    what: 'an unknown layout',
    file: 'base/pages/rng.json',
    find: '"default"',
    put: '"defualt"',
    says: ['unknown-reference /layout', '"defualt"', 'default'],
  },
  {
    what: 'a link to nowhere',
    file: 'base/menus/help.json',
    find: '"to": "/rng"',
    put: '"to": "/rgn"',
    says: ['unknown-reference /items/slots/to', '"/rgn"', '/rng'],
  },
  {
    what: 'a link to an unknown modal',
    file: 'base/menus/help.json',
    find: 'modal:notice',
    put: 'modal:notise',
    says: ['unknown-reference /items/notices/to', 'notise', 'modal:notice'],
  },
  {
    what: 'a script as a link',
    file: 'base/menus/help.json',
    find: '"/rng"',
    put: '"javascript:alert(1)"',
    says: ['bad-value /items/slots/to', 'javascript:'],
  },
  {
    what: 'an unknown flag',
    file: 'base/menus/main.json',
    find: '"items": {',
    put: `${LINK}"when": { "flag": "FREPLAY3" } },`,
    says: ['unknown-flag /items/x/when/flag', 'FREPLAY3', 'FREEPLAY3'],
  },
  {
    what: 'an unknown flag under not',
    file: 'base/menus/main.json',
    find: '"items": {',
    put: `${LINK}"when": { "not": { "flag": "FREPLAY3" } } },`,
    says: ['unknown-flag /items/x/when/not/flag', 'FREPLAY3', 'FREEPLAY3'],
  },
  {
    what: 'a misspelt operator',
    file: 'base/menus/main.json',
    find: '{ "hasVendors": "RNG" }',
    put: '{ "hasVendor": "RNG" }',
    says: ['condition /items/rng/when/hasVendor', 'hasVendor"', 'hasVendors'],
  },
  {
    what: 'a misspelt session',
    file: 'base/menus/member.json',
    find: '["trial"]',
    put: '["trail"]',
    says: ['condition /items/favourites/when/not/session/0', 'trail', 'trial'],
  },
  {
    what: 'two keys in a condition',
    file: 'base/menus/main.json',
    find: '{ "hasVendors": "RNG" }',
    put: '{ "hasVendors": "RNG", "flag": "GEETEST3" }',
    says: ['condition /items/rng/when', 'GEETEST3'],
  },
  {
    what: 'a patch of an id that base lacks',
    file: 'merchants/aurora/pages/rng.json',
    find: '"games":',
    put: '"gmaes":',
    says: ['orphan-patch /areas/main/items/gmaes', 'gmaes', 'games'],
  },
  {
    what: 'a change to something locked',
    file: 'merchants/aurora/pages/rng.json',
    find: '"games": {',
    put: '"games": { "onFault": "omit",',
    says: ['locked /areas/main/items/games/onFault', 'onFault'],
  },
  {
    what: 'another block under an id of base',
    file: 'merchants/aurora/pages/rng.json',
    find: '"games": {',
    put: '"games": { "block": "hot-games",',
    says: ['kind-change /areas/main/items/games/block', 'hot-games'],
  },
  {
    what: 'an order that names nobody',
    file: 'merchants/aurora/pages/rng.json',
    find: '["winners", "*"]',
    put: '["winers", "*"]',
    says: ['order /areas/main/order/0', 'winers', 'winners'],
  },
  {
    what: 'a registration tab that does not exist',
    file: 'base/registration.json',
    find: '"tabs": ["register"]',
    put: '"tabs": ["registr"]',
    says: ['unknown-reference /items/username/tabs/0', 'registr', 'register'],
  },
  {
    what: 'a field that does not exist',
    file: 'base/registration.json',
    find: '"field": "username"',
    put: '"field": "usrname"',
    says: ['bad-value /items/username/field', 'usrname', 'username'],
  },
  {
    what: 'a default language that is not spoken',
    file: 'merchants/demo/merchant.json',
    find: '"defaultLanguage": "TY"',
    put: '"defaultLanguage": "VI"',
    says: ['bad-value /defaultLanguage', '"VI"'],
  },
  {
    what: 'one path for two pages',
    file: 'base/pages/sports.json',
    find: '"/sports"',
    put: '"/sports", "/rng"',
    says: ['duplicate-path /paths/1', '"/rng"'],
  },
  {
    what: 'an unparsable colour',
    file: 'merchants/demo/skin.json',
    find: '#cf4a0a',
    put: 'orangee',
    says: ['skin /brand/accent/$value', 'orangee'],
  },
  {
    what: 'a field that must be filled in and is not there',
    file: 'base/registration.json',
    find: '"enabled": true,\n        "required": true',
    put: '"enabled": false,\n        "required": true',
    says: ['bad-rule /items/username/rule/required', '"required": true'],
  },
  {
    what: 'a field that must be longer than it may be',
    file: 'base/registration.json',
    find: '"minLength": 4',
    put: '"minLength": 17',
    says: ['bad-rule /items/username/rule/minLength', '"minLength": 17'],
  },
  {
    what: 'a pattern that is none',
    file: 'base/registration.json',
    find: '"^[a-zA-Z][a-zA-Z0-9]*$"',
    put: '"^[a-z"',
    says: ['bad-rule /items/username/rule/acceptedPattern', '"^[a-z"'],
  },
  {
    what: 'a pattern for longer texts than the field takes',
    file: 'base/registration.json',
    find: '"^[a-zA-Z][a-zA-Z0-9]*$"',
    put: '"^(?:[a-z]{2}-){6}x*$"',
    says: ['bad-rule /items/username/rule/acceptedPattern', '{6}'],
  },
  {
    what: 'a pattern for shorter texts than the field takes',
    file: 'base/registration.json',
    find: '"^[a-zA-Z][a-zA-Z0-9]*$"',
    put: '"^(?:vip|[a-z]{2})$"',
    says: ['bad-rule /items/username/rule/acceptedPattern', 'vip'],
  },
  {
    what: 'a pattern that could hang the page',
    file: 'base/registration.json',
    find: '"^[a-zA-Z][a-zA-Z0-9]*$"',
    put: '"^(?:[a-z]+-?)+$"',
    says: ['bad-rule /items/username/rule/acceptedPattern', '-?)+'],
  },
];

const RNG_WHEN = '"label": { "t": "nav.rng" }, "icon": "dice", "category": "RNG", "when": { "hasVendors": "RNG" }';
const rngWhen = (when: string): string => RNG_WHEN.replace('{ "hasVendors": "RNG" }', when);

/** What is sound but can hardly be meant: each is a warning, and the site is released. */
export const doubts: readonly Mistake[] = [
  {
    what: 'an entry that nobody ever sees',
    file: 'base/menus/main.json',
    find: RNG_WHEN,
    put: rngWhen('{ "all": [{ "session": ["trial"] }, { "accountType": [0] }] }'),
    says: ['never-shown /items/rng/when', '"trial"'],
  },
  {
    what: 'a condition that everybody meets',
    file: 'base/menus/main.json',
    find: RNG_WHEN,
    put: rngWhen('{ "not": { "all": [{ "session": ["visitor"] }, { "feature": "salary" }] } }'),
    says: ['always-shown /items/rng/when', '"visitor"'],
  },
  {
    what: 'an entry on a path where its page does not stand',
    file: 'base/pages/rng.json',
    find: '"block": "game-lobby",',
    put: '"block": "game-lobby", "when": { "route": ["/live"] },',
    says: ['never-shown /areas/main/items/games/when', '"/live"'],
  },
  {
    what: 'an entry that leads to a page which some who see it may not see',
    file: 'base/pages/rng.json',
    find: '"layout":',
    put: '"when": { "not": { "session": ["trial"] } }, "layout":',
    says: ['hidden-target /items/rng/to', '"/rng"'],
  },
];
