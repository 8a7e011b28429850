import { describe, expect, it } from 'vitest';

import { blocks, small } from '../../../../tests/vectors/small.ts';
import { checkArtefact } from './check.ts';

const check = (patches: Readonly<Record<string, object>>) => {
  const { artefact, files } = small(patches);
  return checkArtefact(artefact, files, blocks);
};
const said = async (patches: Readonly<Record<string, object>>) =>
  (await check(patches)).map(({ code, file, pointer, found, expected, hint }) => [code, `${file}#${pointer}`, found, expected, hint]);

/** Patches of one item each. */
const block = (item: object) => ({ 'pages/rng.json': { areas: { main: { items: { x: item } } } } });
const link = (to: string) => ({ 'menus/main.json': { items: { x: { to, label: { EN: 'X' } } } } });
const at = (rest: string) => `mine/pages/rng.json#/areas/main/items/x${rest}`;

describe('what no single file shows', () => {
  it('[CFG-8] a sound merchant has no faults', async () => {
    expect(await said({})).toEqual([]);
  });

  it.each([
    [{ block: 'wrods' }, ['unknown-block', at('/block'), '"wrods"', 'a block', 'words']],
    [{ block: 'words', props: { txt: 'A' } }, ['bad-props', at('/props/txt'), '"txt"', expect.stringContaining('one of text'), 'text']],
    [{ block: 'words', props: { text: 7 } }, ['bad-props', at('/props/text'), '7', 'string', undefined]],
    [{ block: 'words', props: { menu: 'mian' } }, ['unknown-reference', at('/props/menu'), '"mian"', 'an id of menu', 'main']],
    [{ block: 'words', props: { page: '/rgn' } }, ['unknown-reference', at('/props/page'), '"/rgn"', 'the path of a page', '/rng']],
    [{ block: 'box', slots: { insde: { items: {} } } }, ['unknown-slot', at('/slots/insde'), '"insde"', 'a slot of this block', 'inside']],
    [
      { block: 'box', slots: { inside: { items: { y: { block: 'box' } } } } },
      ['slot-forbids', at('/slots/inside/items/y/block'), '"box"', 'a block that this slot takes', undefined],
    ],
    [
      { block: 'box', slots: { beside: { items: { y: { block: 'wrods' } } } } },
      ['unknown-block', at('/slots/beside/items/y/block'), '"wrods"', 'a block', 'words'],
    ],
    [
      { block: 'words', props: { category: ':games' } },
      ['bad-props', at('/props/category'), '":games"', expect.stringContaining('no such parameter'), undefined],
    ],
    [{ block: 'words', when: { flag: 'CHAD' } }, ['unknown-flag', at('/when/flag'), '"CHAD"', 'a declared flag', 'CHAT']],
  ])('[CFG-8] of the block %j the wrong part is named', async (item: object, fault: unknown[]) => {
    expect(await said(block(item))).toEqual([fault]);
  });

  it.each([
    { block: 'words', props: { menu: 'main', page: '/slots?page=2#top' } },
    { block: 'words', props: { to: '/nowhere', category: 'RNG' } },
    { block: 'box', slots: { beside: { items: { y: { block: 'box' } } } } },
  ])('[CFG-8] the block %j is sound: props mean what the block says', async (item) => {
    expect(await said(block(item))).toEqual([]);
  });

  it('[CFG-8] a key that is wrong is told at the key, a value at the value', async () => {
    const [slot] = await check(block({ block: 'box', slots: { insde: { items: {} } } }));
    const [name] = await check(block({ block: 'wrods' }));
    const lines = JSON.stringify(block({ block: 'wrods' })['pages/rng.json'], null, 1).split('\n');
    expect([slot?.column, lines[(name?.line ?? 0) - 1]?.slice((name?.column ?? 0) - 1)]).toEqual([7, '"wrods"']);
  });

  it.each([
    ['/rgn', 'the path of a page', '"/rgn"', '/rng'],
    ['/rgn?page=2#top', 'the path of a page', '"/rgn"', '/rng'],
    ['modal:logni', 'a target that exists', '"modal:logni"', 'modal:login'],
    ['centre:transferFnd', 'a target that exists', '"centre:transferFnd"', 'centre:transferFund'],
    ['centre:membr', 'a target that exists', '"centre:membr"', 'centre:member'],
    ['centre:transferFnd#paid', 'a target that exists', '"centre:transferFnd"', 'centre:transferFund'],
    ['launch:RGN', 'a target that exists', '"launch:RGN"', 'launch:RNG'],
  ])('[CFG-8] a link to %s leads nowhere', async (to, expected, found, hint) => {
    expect(await said(link(to))).toEqual([['unknown-reference', 'mine/menus/main.json#/items/x/to', found, expected, hint]]);
  });

  it.each([
    '/slots',
    '/rng?page=2',
    '/help#top',
    'modal:login',
    'centre:transferFund',
    'centre:member',
    'launch:ELOTT',
    'https://example.com',
    'mailto:a@b.c',
  ])('[CFG-8] a link to %s leads somewhere', async (to) => {
    expect(await said(link(to))).toEqual([]);
  });

  it('[CFG-8] [APP-17] a link may name a word of a path, and no parameter is offered as a path', async () => {
    const games = {
      'pages/rng.json': { paths: ['/:games'], parameters: { games: { RNG: { EN: 'Slots' } } } },
      'menus/main.json': { items: { rng: { removed: true } } },
    };
    const to = (target: string) => ({ ...games, 'menus/main.json': { items: { rng: { to: target } } } });
    expect(await said(to('/rng'))).toEqual([]);
    expect(await said(to('/:gmes'))).toMatchObject([
      ['unknown-reference', 'mine/menus/main.json#/items/rng/to', '"/:gmes"', 'the path of a page', undefined],
    ]);
  });

  it.each([
    ['menus/main.json', { items: { rng: { vendors: '/rgn' } } }, ['/items/rng/vendors', '"/rgn"', 'the path of a page', '/rng']],
    ['pages/rng.json', { layout: 'plian' }, ['/layout', '"plian"', 'a layout', 'plain']],
    ['flags.json', { flags: { CHAT: { parent: 'ROTO' } } }, ['/flags/CHAT/parent', '"ROTO"', 'a declared flag', 'ROOT']],
    [
      'registration.json',
      { items: { email: { tabs: ['name', 'nmae'] } } },
      ['/items/email/tabs/1', '"nmae"', 'a registration tab', 'name'],
    ],
    [
      'centres/member.json',
      { groups: { money: { EN: 'Money' } }, items: { wallet: { group: 'mony' } } },
      ['/items/wallet/group', '"mony"', "an id of the file's groups", 'money'],
    ],
    ['pages/rng.json', { opens: { '/rng': 'logni' } }, ['/opens/~1rng', '"logni"', 'an id of modals.json', 'login']],
    ['pages/rng.json', { opens: { '/slot': 'login' } }, ['/opens/~1slot', '"/slot"', "one of the page's own paths", '/slots']],
    ['pages/rng.json', { paths: ['/rng', '/:games'] }, ['/paths/1', '"/:games"', `"games" among the page's parameters`, undefined]],
    [
      'pages/rng.json',
      { parameters: { games: { RNG: { EN: 'S' } } } },
      ['/parameters/games', '"games"', 'a path "/:games" of the page', undefined],
    ],
  ])('[CFG-8] in %s a name of nothing is told: %j', async (file, patch: object, [pointer, ...rest]) => {
    expect(await said({ [file]: patch })).toEqual([['unknown-reference', `mine/${file}#${String(pointer)}`, ...rest]]);
  });

  it('[CFG-8] a modal that a page opens at one of its own paths is right', async () => {
    expect(await said({ 'pages/rng.json': { opens: { '/slots': 'login' } } })).toEqual([]);
  });

  it('[CFG-8] [APP-17] a block may ask for the parameter that its page has', async () => {
    const page = {
      paths: ['/:games'],
      parameters: { games: { RNG: { EN: 'Slots' } } },
      ...block({ block: 'words', props: { category: ':games' } })['pages/rng.json'],
    };
    expect(await said({ 'pages/rng.json': page })).toEqual([]);
  });

  it('[CFG-8] a path belongs to one page, and the second is told', async () => {
    expect(await said({ 'pages/help.json': { paths: ['/help', '/slots'] } })).toEqual([
      ['duplicate-path', 'mine/pages/help.json#/paths/1', '"/slots"', 'a path that page "rng" does not have', undefined],
    ]);
  });

  it('[CFG-8] [I18N-1] the default language is one that the merchant speaks', async () => {
    expect(await said({ 'merchant.json': { defaultLanguage: 'TH' } })).toEqual([
      ['bad-value', 'mine/merchant.json#/defaultLanguage', '"TH"', 'one of EN, TY', undefined],
    ]);
  });

  it.each([
    ['Manila', 'Asia/Manila'],
    ['asia/manilla', 'Asia/Manila'],
  ])('[CFG-8] nobody knows the time zone %s', async (timeZone, hint) => {
    const expected = 'the IANA name of a time zone, such as "Asia/Manila"';
    expect(await said({ 'merchant.json': { timeZone } })).toEqual([
      ['bad-value', 'mine/merchant.json#/timeZone', `"${timeZone}"`, expected, hint],
    ]);
  });

  it.each(['Asia/Manila', 'Asia/Calcutta', 'UTC'])('[CFG-8] the time zone %s is known', async (timeZone) => {
    expect(await said({ 'merchant.json': { timeZone } })).toEqual([]);
  });

  it('[CFG-16] while something is wrong, nothing is doubted', async () => {
    const doubtful = { 'menus/main.json': { items: { rng: { when: { all: [{ flag: 'CHAT' }, { not: { flag: 'CHAT' } }] } } } } };
    expect((await said(doubtful)).map(([code]) => code)).toEqual(['never-shown']);
    expect((await said({ ...doubtful, ...block({ block: 'wrods' }) })).map(([code]) => code)).toEqual(['unknown-block']);
  });
});

const rule = (change: object) =>
  said({ 'registration.json': { items: { email: { rule: { enabled: true, required: false, ...change } } } } });

describe('registration rules', () => {
  it.each([
    [{ enabled: false, required: true }, '/required', 'true', 'false, or "enabled": true: nobody can fill in what is not there'],
    [{ minLength: 9, maxLength: 8 }, '/minLength', '9', 'at most 8, which is "maxLength"'],
    [{ acceptedPattern: '(' }, '/acceptedPattern', '"("', 'a regular expression, or "*" for any text'],
    [
      { acceptedPattern: '\\A\\p{IsHan}+' },
      '/acceptedPattern',
      '"\\A\\p{IsHan}+"',
      expect.stringMatching(
        /^a pattern that JavaScript reads with its "u" flag \(.+\); without the flag, "\\A" would mean something else$/,
      ),
    ],
    [
      { acceptedPattern: '(?:\\p{0,99}){12}z' },
      '/acceptedPattern',
      '"(?:\\p{0,99}){12}z"',
      expect.stringContaining('without the flag, "\\p{0,99}" would mean something else'),
    ],
    [{ acceptedPattern: '^(a+)+$' }, '/acceptedPattern', '"^(a+)+$"', 'no repeat without end inside another one: "a+" could hang the page'],
    [{ acceptedPattern: '^(a|b)*$' }, '/acceptedPattern', '"^(a|b)*$"', expect.stringContaining('a pattern that is quick to decide')],
    [
      { acceptedPattern: '^.{9}$', maxLength: 8 },
      '/acceptedPattern',
      '"^.{9}$"',
      'a pattern for at most 8 characters; this one takes 9 or more',
    ],
    [
      { acceptedPattern: '^.{2,5}$', minLength: 6 },
      '/acceptedPattern',
      '"^.{2,5}$"',
      'a pattern for at least 6 characters; this one takes 5 or fewer',
    ],
  ])('[CFG-16] %j can never be satisfied, or could hang', async (change, pointer, found, expected: unknown) => {
    expect(await rule(change)).toEqual([['bad-rule', `mine/registration.json#/items/email/rule${pointer}`, found, expected, undefined]]);
  });

  it.each([
    {},
    { required: true },
    { minLength: 8, maxLength: 8 },
    { acceptedPattern: '*' },
    { acceptedPattern: '' },
    { acceptedPattern: '^.{8}$', maxLength: 8 },
    { acceptedPattern: "^[\\p{L} \\'.-]+\\-$" },
    { acceptedPattern: '^.{2,6}$', minLength: 6 },
    { acceptedPattern: '^[a-z]+$', minLength: 6, maxLength: 40 },
  ])('[CFG-16] %j can be', async (change) => {
    expect(await rule(change)).toEqual([]);
  });
});
