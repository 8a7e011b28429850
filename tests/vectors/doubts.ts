import type { Mistake } from './mistakes.ts';

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
  {
    what: 'a modal of new passwords that some of who need it do not see',
    file: 'base/modals.json',
    find: '"when": { "session": ["visitor", "member", "agent"] }',
    put: '"when": { "any": [{ "session": ["member"] }, { "flag": "PWDEXPFORCECHANGE3" }] }',
    says: ['no-way-on /items/changePassModal/when', 'PWDEXPFORCECHANGE3'],
  },
];
