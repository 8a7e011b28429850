import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { CONFIG } from '../vectors/merchants.ts';
import { open, type Opened } from './editor.ts';

/** A patch of a base file, with `content` beside the two lines that every file begins with. */
function patch(file: string, content: string): Opened {
  const up = '../'.repeat(file.split('/').length + 1);
  return open(`merchants/demo/${file}`, `{ "$schema": "${up}schema/patch/${file}", "v": 1, ${content} }`);
}

const rng = (items: string): Opened => patch('pages/rng.json', `"areas": { "main": { "items": { ${items} } } }`);
/** The vendors in the lobby's row. */
const vendors = (props: string): Opened => rng(`"games": { "slots": { "row": { "items": { "vendors": { "props": { ${props} } } } } } }`);
const condition = (when: string): Opened => rng(`"games": { "when": ${when} }`);

const filesOf = (layer: string): string[] =>
  readdirSync(join(CONFIG, layer), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => `${layer}/${path}`);

describe('an editor on a patch', () => {
  it('[CFG-11] offers the ids that base has in this very area, and no others', async () => {
    expect(await rng('"¦"').offers()).toEqual(['games', 'claim']);
    expect(await patch('pages/rng.json', '"areas": { "banner": { "items": { "¦" } } }').offers()).toEqual(['strip', 'jackpot']);
    expect(await patch('menus/quick.json', '"items": { "¦" }').offers()).toEqual(
      Object.keys(JSON.parse(readFileSync(join(CONFIG, 'base/menus/quick.json'), 'utf8')).items),
    );
  });

  it('[CFG-11] offers them in an order too, with the sign for all others', async () => {
    expect(await patch('pages/rng.json', '"areas": { "main": { "order": [¦] } }').offers()).toEqual(['*', 'games', 'claim']);
  });

  it('[CFG-11] offers the props of the block that stands under an id', async () => {
    expect(await rng('"games": { "props": { "¦" } }').offers()).toEqual(
      expect.arrayContaining(['category', 'pageSize', 'columns', 'tile']),
    );
    expect(await vendors('"¦"').offers()).toEqual(['category', 'page', 'arrowsAbove', 'look']);
  });

  it('[CFG-11] offers the values of a prop', async () => {
    expect(await rng('"games": { "props": { "tile": ¦ } }').offers()).toEqual(['square', 'portrait']);
    expect(await vendors('"category": ¦').offers()).toEqual(expect.arrayContaining(['RNG', 'DS88']));
  });

  it('[CFG-11] offers the blocks for a new id, and then the props of the chosen one', async () => {
    expect(await rng('"mine": { "block": ¦ }').offers()).toEqual(expect.arrayContaining(['winner-board', 'banner-strip']));
    expect(await rng('"mine": { "block": "winner-board", "props": { "¦" } }').offers()).toEqual(['title', 'count', 'look']);
    expect(await rng('"mine": { "block": "winner-board", "props": { "look": ¦ } }').offers()).toEqual(['list', 'podium', 'strip']);
  });

  it('[CFG-11] offers what references may point at', async () => {
    expect(await rng('"mine": { "block": "banner-strip", "props": { "group": ¦ } }').offers()).toEqual(
      expect.arrayContaining(['w_home', 'w_rng']),
    );
    expect(
      await patch('layouts/default.json', '"areas": { "header": { "items": { "header": { "props": { "menu": ¦ } } } } }').offers(),
    ).toEqual(expect.arrayContaining(['main', 'member']));
    expect(await patch('menus/main.json', '"items": { "mine": { "to": ¦ } }').offers()).toEqual(
      expect.arrayContaining(['/rng', 'modal:registerModal']),
    );
    expect(await patch('pages/rng.json', '"layout": ¦').offers()).toEqual(['bare', 'default', 'frame']);
    expect(await patch('pages/rng.json', '"title": { "t": ¦ }').offers()).toEqual(expect.arrayContaining(['page.rng', 'nav.home']));
    expect(await patch('pages/rng.json', '"title": { "¦" }').offers()).toEqual(expect.arrayContaining(['t', 'EN', 'TY']));
  });

  it('[CFG-4] [CFG-11] offers the operators of conditions, at every depth', async () => {
    const operators = ['all', 'any', 'not', 'flag', 'feature', 'mark', 'session', 'accountType', 'rank', 'route', 'language', 'device'];
    const others = ['hasVendors', 'rule', 'between'];
    expect(await condition('{ "¦" }').offers()).toEqual([...operators, ...others]);
    expect(await condition('{ "all": [{ "not": { "¦" } }] }').offers()).toEqual([...operators, ...others]);
  });

  it('[CFG-4] [CFG-11] offers what an operator takes: declared flags, sessions, categories, fields', async () => {
    const flags = Object.keys(JSON.parse(readFileSync(join(CONFIG, 'base/flags.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')).flags);
    expect(await condition('{ "flag": ¦ }').offers()).toEqual(flags);
    expect(await condition('{ "session": [¦] }').offers()).toEqual(['visitor', 'member', 'trial', 'agent']);
    expect(await condition('{ "hasVendors": ¦ }').offers()).toEqual(expect.arrayContaining(['RNG', 'ELOTT']));
    expect(await condition('{ "rule": { "field": ¦ } }').offers()).toEqual(expect.arrayContaining(['whatsapp', 'email']));
    expect(await condition('{ "rule": { "field": "email", "is": ¦ } }').offers()).toEqual(['enabled', 'required']);
  });

  it('[CFG-11] offers flags, registration fields and the texts that labels may reword', async () => {
    expect(await patch('flags.json', '"flags": { "¦" }').offers()).toEqual(expect.arrayContaining(['FREEPLAY3', 'GEETEST3']));
    expect(await patch('registration.json', '"items": { "¦" }').offers()).toEqual(expect.arrayContaining(['whatsapp', 'username']));
    expect(await patch('registration.json', '"items": { "whatsapp": { "rule": { "¦" } } }').offers()).toEqual(
      expect.arrayContaining(['enabled', 'required']),
    );
    const labels = open('merchants/demo/labels/EN.json', '{ "$schema": "../../../schema/labels.json", "v": 1, "texts": { "¦" } }');
    expect(await labels.offers()).toEqual(expect.arrayContaining(['nav.home', 'home.hot_games', 'page.rng']));
  });
});

describe('an editor refuses', () => {
  it.each([
    ['a misspelt prop', rng('"games": { "props": { "colums": 6 } }'), '"colums"', /colums is not allowed/],
    ['a value that a prop does not take', rng('"games": { "props": { "tile": "sqare" } }'), '"sqare"', /square.*portrait/],
    ['a number out of bounds', rng('"games": { "props": { "columns": 40 } }'), '40', /maximum/i],
    ['a prop of another block', vendors('"tile": "square"'), '"tile"', /not allowed/],
    ['props of a new block that are wrong', rng('"mine": { "block": "winner-board", "props": { "lok": "list" } }'), '"lok"', /not allowed/],
    ['a change to an id that base does not have', rng('"gamse": { "props": { "columns": 6 } }'), '"gamse"', /Missing property.*block/],
    ['another block under the same id', rng('"games": { "block": "winner-board" }'), '"winner-board"', /game-lobby/],
    ['an unknown block', rng('"mine": { "block": "game-loby" }'), '"game-loby"', /game-lobby/],
    ['an area that does not exist', patch('pages/rng.json', '"areas": { "mian": {} }'), '"mian"', /not allowed/],
    ['an unknown operator', condition('{ "not": { "sesion": ["trial"] } }'), '"sesion"', /not allowed/],
    ['an unknown session', condition('{ "session": ["trail"] }'), '"trail"', /visitor.*trial/],
    ['an undeclared flag', condition('{ "flag": "FREPLAY3" }'), '"FREPLAY3"', /FREEPLAY3/],
    [
      'an unknown registration field',
      patch('registration.json', '"items": { "whatsap": { "rule": { "required": true } } }'),
      '"whatsap"',
      /Missing/,
    ],
    [
      'a rule that is no rule',
      patch('registration.json', '"items": { "email": { "rule": { "requird": true } } }'),
      '"requird"',
      /not allowed/,
    ],
  ])('[CFG-11] %s, at its very place', async (_, opened, text, message) => {
    const problems = await opened.problems();
    expect(problems.map((problem) => problem.text)).toContain(text);
    expect(problems.find((problem) => problem.text === text)?.message).toMatch(message);
  });

  it('[CFG-11] a file that names no schema or no version', async () => {
    const problems = await open(
      'merchants/demo/pages/rng.json',
      '{ "$schema": "../../../schema/patch/pages/rng.json", "areas": {} }',
    ).problems();
    expect(problems).toMatchObject([{ message: expect.stringContaining('\\"v\\"') }]);
    expect(await open('merchants/demo/pages/rng.json', '{ "¦" }').offers()).toContain('$schema');
  });
});

describe('the files that ship', () => {
  it.each(['base', ...readdirSync(join(CONFIG, 'merchants')).map((code) => `merchants/${code}`)])(
    '[CFG-11] have no problem in an editor: %s',
    async (layer) => {
      const files = filesOf(layer);
      expect(files).not.toEqual([]);
      for (const file of files) {
        expect([file, await open(file, readFileSync(join(CONFIG, file), 'utf8')).problems()]).toEqual([file, []]);
      }
    },
  );
});
