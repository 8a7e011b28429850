import { describe, expect, it } from 'vitest';

import { filesOf } from '#gateway/web/released.ts';
import { compile, copyConfig, released } from '../../../tests/vectors/merchants.ts';
import { diff } from './explain/diff.ts';

const FILE = 'merchants/aurora/texts/EN.json';

const texts = (words: Readonly<Record<string, string>>): string =>
  JSON.stringify({ $schema: '../../../schema/texts.json', v: 1, texts: words }, null, 1);

/** What `check` says of aurora with these words of its own, in English. */
async function checked(words: Readonly<Record<string, string>>) {
  const copy = await copyConfig();
  await copy.write(FILE, texts(words));
  const { faults, release } = await compile('aurora', copy.dir);
  return {
    said: faults.map(({ severity, file, line, found, expected, hint }) => ({ severity, file, line, found, expected, hint })),
    release,
  };
}

describe('words of a merchant’s own', () => {
  it('[I18N-5] are a file a language, which the artefact names by hash and does not hold', async () => {
    const { release } = await released('aurora');
    expect(Object.keys(release.artefact.texts ?? {}).toSorted()).toEqual(['EN', 'ID']);
    const files = filesOf(release);
    const own = files.find(({ name }) => name.startsWith('texts.EN.'));
    expect(own?.name).toBe(`texts.EN.${release.artefact.texts?.EN}.json`);
    expect(JSON.parse(own?.content ?? '')).toEqual(release.texts?.EN);
    const said = release.texts?.EN?.['auth']?.['login_guest_hint'] ?? '';
    expect(said).not.toBe('');
    expect(JSON.stringify(release.artefact)).not.toContain(said);
  });

  it('[I18N-5] cost a merchant without any nothing', async () => {
    for (const code of ['demo', 'lotus']) {
      const { release } = await released(code);
      expect(release.artefact).not.toHaveProperty('texts');
      expect(filesOf(release)).toHaveLength(2);
    }
  });

  it('[I18N-5] may reword any text: of forms, pages and the frame', async () => {
    const words = { 'common:retry': 'Once more', 'records:too_old_text': 'Not before {0}.', 'errors:unknown': 'Who knows? {0}' };
    const { said, release } = await checked(words);
    expect(said).toEqual([]);
    expect(release?.texts?.EN).toEqual({
      common: { retry: 'Once more' },
      records: { too_old_text: 'Not before {0}.' },
      errors: { unknown: 'Who knows? {0}' },
    });
  });

  it('[I18N-5] [CFG-8] that nobody reads are named with the text that was meant, and the site is released', async () => {
    const { said, release } = await checked({ 'common:retry': 'Once more', 'auth:login_submitt': 'Enter' });
    expect(said).toEqual([
      {
        severity: 'warning',
        file: FILE,
        line: 6,
        found: '"auth:login_submitt"',
        expected: 'a text of the product, as "namespace:key"',
        hint: 'auth:login_submit',
      },
    ]);
    expect(release).toBeDefined();
  });

  it.each([
    ['lacks one', 'records:too_old_text', 'Too old.', 'no place to fill', '{0}'],
    ['names one that nobody fills', 'common:retry', 'Try {0} again', '{0}', 'no place to fill'],
    ['has another', 'lobby:request_id', 'Reference: {1}', '{1}', '{0}'],
    [
      'lacks a link',
      'auth:agree',
      'I am {0} and accept the <terms>terms</terms>.',
      '</terms> <terms> {0}',
      '</privacy> </terms> <privacy> <terms> {0}',
    ],
    ['lacks a bound', 'auth:reg_pattern_0', 'At least (min) characters.', '(min)', '(max) (min)'],
  ])('[I18N-5] [CFG-8] whose places to fill differ are told: it %s', async (_, name, text, found, expected) => {
    const { said } = await checked({ [name]: text });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ severity: 'warning', line: 5, found });
    expect(said[0]?.expected.endsWith(expected), said[0]?.expected).toBe(true);
  });

  it('[I18N-5] [CFG-8] in a language that the merchant does not speak, or of a label, are told', async () => {
    const copy = await copyConfig();
    await copy.write('merchants/aurora/texts/TH.json', texts({ 'common:retry': 'อีกครั้ง' }));
    await copy.write(FILE, texts({ 'config:nav.home': 'Start' }));
    const { faults } = await compile('aurora', copy.dir);
    expect(faults.map(({ file, found, expected }) => [file, found, expected])).toEqual([
      [FILE, '"config:nav.home"', 'a text of another namespace: labels/<LANG>.json words labels, as "nav.home"'],
      ['merchants/aurora/texts/TH.json', 'texts in TH', 'a language of merchant.json: EN, ID'],
    ]);
  });

  it('[I18N-5] [CFG-8] are no words without a namespace, and base has none', async () => {
    const copy = await copyConfig();
    await copy.write(FILE, texts({ retry: 'Once more' }));
    expect((await compile('aurora', copy.dir)).faults).toMatchObject([{ code: 'bad-value', severity: 'error', pointer: '/texts/retry' }]);
    const other = await copyConfig();
    await other.makeFolder('base/texts');
    await other.write('base/texts/EN.json', texts({ 'common:retry': 'Once more' }));
    expect((await compile('aurora', other.dir)).faults).toMatchObject([{ code: 'unknown-file', file: 'base/texts/EN.json' }]);
  });

  it('[I18N-5] [CFG-10] are part of what differs between two merchants', async () => {
    const [demo, aurora] = await Promise.all(['demo', 'aurora'].map(released));
    if (!demo || !aurora) throw new Error('Two were asked for.');
    const changes = diff({ ...demo, artefact: demo.release.artefact }, { ...aurora, artefact: aurora.release.artefact });
    expect(changes.map(({ address }) => address)).toContain('texts/EN#texts.auth:login_guest_hint');
  });
});
