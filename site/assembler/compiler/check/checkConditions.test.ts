import { expect, it } from 'vitest';

import { small } from '../../../../tests/vectors/small.ts';
import { conditionFindings } from './checkConditions.ts';

const { artefact } = small();
const said = (condition: unknown) =>
  conditionFindings(condition, artefact).map(({ code, pointer, part, found, expected, hint }) => [
    code,
    pointer,
    part,
    found,
    expected,
    hint,
  ]);

const SESSIONS = 'one of visitor, member, trial, agent';
const INSTANT = 'an instant such as 2026-01-01T00:00:00Z';
const SPAN = '{"from", "to"}: instants such as 2026-01-01T00:00:00Z, the first before the second';
const RULE = '{"field": a registration field, "is": "enabled" or "required"}';
const AT = '2026-01-01T00:00:00Z';
const nots = (levels: number, inner: unknown): unknown => (levels === 0 ? inner : { not: nots(levels - 1, inner) });

it.each([
  // What stands where a condition belongs.
  ['yes', ['condition', '', 'value', '"yes"', 'true, false or {"operator": …}', undefined]],
  [{}, ['condition', '', 'value', '{}', 'true, false or {"operator": …}', undefined]],
  [
    { flag: 'CHAT', mark: 'toUpline' },
    ['condition', '', 'value', '{"flag":"CHAT","mark":"toUpline"}', 'exactly one key; use "all" or "any" to combine', undefined],
  ],
  [{ not: 3 }, ['condition', '/not', 'value', '3', 'true, false or {"operator": …}', undefined]],
  [{ all: [] }, ['condition', '/all', 'value', '[]', 'a non-empty list of conditions', undefined]],
  [{ any: 'CHAT' }, ['condition', '/any', 'value', '"CHAT"', 'a non-empty list of conditions', undefined]],
  // The very word that is wrong, in a list too.
  [{ flag: 'CHAD' }, ['unknown-flag', '/flag', 'value', '"CHAD"', 'a declared flag', 'CHAT']],
  [{ feature: 'salry' }, ['condition', '/feature', 'value', '"salry"', expect.stringContaining('one of enableCt, salary'), 'salary']],
  [{ mark: 'toUpLine' }, ['condition', '/mark', 'value', '"toUpLine"', 'one of toUpline', 'toUpline']],
  [{ hasVendors: 'RGN' }, ['condition', '/hasVendors', 'value', '"RGN"', expect.stringContaining('one of RNG, LIVE'), 'RNG']],
  [{ session: ['member', 'gest', 'x'] }, ['condition', '/session/1', 'value', '"gest"', SESSIONS, undefined]],
  [{ session: ['membr'] }, ['condition', '/session/0', 'value', '"membr"', SESSIONS, 'member']],
  [{ session: 'membr' }, ['condition', '/session', 'value', '"membr"', 'a non-empty list of visitor, member, trial, agent', 'member']],
  [{ session: [] }, ['condition', '/session', 'value', '[]', 'a non-empty list of visitor, member, trial, agent', undefined]],
  [{ accountType: [0, 7] }, ['condition', '/accountType/1', 'value', '7', 'one of 0, 1, 2, 4, 41, 42, none', undefined]],
  [{ device: ['phne'] }, ['condition', '/device/0', 'value', '"phne"', 'one of phone, tablet, desktop', 'phone']],
  [{ language: ['EN', 'XX'] }, ['condition', '/language/1', 'value', '"XX"', expect.stringContaining('one of CN, EN'), undefined]],
  [{ language: [] }, ['condition', '/language', 'value', '[]', 'a non-empty list of language codes', undefined]],
  [{ route: ['/rng', 'slots'] }, ['condition', '/route/1', 'value', '"slots"', 'a non-empty list of paths', undefined]],
  [{ route: ['/rng', 7] }, ['condition', '/route/1', 'value', '7', 'a non-empty list of paths', undefined]],
  [{ route: '/rng' }, ['condition', '/route', 'value', '"/rng"', 'a non-empty list of paths', undefined]],
  // The part of an operand that is wrong.
  [{ rank: 4 }, ['condition', '/rank', 'value', '4', '{"above": a whole number}', undefined]],
  [{ rank: {} }, ['condition', '/rank', 'value', '{}', '{"above": a whole number}', undefined]],
  [{ rank: { above: 1.5 } }, ['condition', '/rank/above', 'value', '1.5', 'a whole number', undefined]],
  [{ rank: { abve: 4 } }, ['condition', '/rank/abve', 'key', '"abve"', 'one of above', 'above']],
  [{ rank: [4] }, ['condition', '/rank', 'value', '[4]', '{"above": a whole number}', undefined]],
  [
    { rule: { field: 'emial', is: 'enabled' } },
    ['condition', '/rule/field', 'value', '"emial"', expect.stringContaining('one of username'), 'email'],
  ],
  [{ rule: { field: 'email', is: 'on' } }, ['condition', '/rule/is', 'value', '"on"', 'one of enabled, required', undefined]],
  [{ rule: { field: 'email' } }, ['condition', '/rule', 'value', '{"field":"email"}', RULE, undefined]],
  [{ between: { from: '2026', to: AT } }, ['condition', '/between/from', 'value', '"2026"', INSTANT, undefined]],
  [{ between: { from: AT, to: 'never' } }, ['condition', '/between/to', 'value', '"never"', INSTANT, undefined]],
  [{ between: { from: AT, to: AT } }, ['condition', '/between', 'value', `{"from":"${AT}","to":"${AT}"}`, SPAN, undefined]],
  [{ between: { from: AT } }, ['condition', '/between', 'value', `{"from":"${AT}"}`, SPAN, undefined]],
])('[CFG-8] [CFG-4] of the condition %j the wrong part is named', (condition: unknown, finding: unknown[]) => {
  expect(said(condition)).toEqual([finding]);
  // However deep it stands.
  expect(said({ any: [true, { not: condition }] })).toEqual([[finding[0], `/any/1/not${String(finding[1])}`, ...finding.slice(2)]]);
});

it('[CFG-8] [CFG-4] a misspelt operator is a wrong key, and every operator may be meant', () => {
  expect(said({ flga: 'CHAT' })).toMatchObject([['condition', '/flga', 'key', '"flga"', expect.any(String), 'flag']]);
  const every = expect.stringMatching(/^one of all, any, not, flag/);
  expect(said({ constructor: 'CHAT' })).toEqual([['condition', '/constructor', 'key', '"constructor"', every, undefined]]);
});

it('[CFG-8] [CFG-4] one that is too deep or too long is told once, with its limit', () => {
  expect(said(nots(8, true)).map(([, at, , , expected]) => [at, expected])).toEqual([['/not'.repeat(8), 'at most 8 levels']]);
  expect(said({ any: Array.from({ length: 70 }, () => true) }).map(([, at, , , expected]) => [at, expected])).toEqual([
    ['/any/63', 'at most 64 nodes'],
  ]);
});

it('[CFG-8] [CFG-4] two mistakes are two findings, and a sound condition is none', () => {
  expect(said({ all: [{ flag: 'CHAD' }, { session: ['gest'] }] }).map(([, at]) => at)).toEqual(['/all/0/flag', '/all/1/session/0']);
  expect(
    said({ all: [{ flag: 'CHAT' }, { not: { session: ['member'] } }, { between: { from: AT, to: '2027-01-01T00:00:00Z' } }] }),
  ).toEqual([]);
});
