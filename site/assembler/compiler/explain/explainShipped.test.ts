import { describe, expect, it } from 'vitest';
import { diffLines, explainLines } from '#site/assembler/compiler/cli/print.ts';
import { diff } from './diff.ts';
import { explain } from './explain.ts';
import type { KnownFacts } from '#site/assembler/runtime/facts.ts';
import { released } from '../../../../tests/vectors/merchants.ts';

const why = async (code: string, address: string, known: KnownFacts = {}) => {
  const { release, files } = await released(code);
  return explain({ artefact: release.artefact, files, address, known });
};

describe('explain', () => {
  it('[CFG-9] names each condition, its value and its line, and where a flag comes from', async () => {
    const explanation = await why('demo', 'registration#verificationCode', { flags: { REGMOBVERF3: false } });
    expect(explanation.shown).toBe(false);
    expect(explanation.steps).toMatchObject([
      {
        text: '{"flag":"REGMOBVERF3"}',
        verdict: false,
        source: { file: 'base/registration.json' },
        from: { source: { file: 'base/flags.json' } },
      },
    ]);
    expect(explainLines(explanation).join('\n')).toMatch(
      /hidden[^]*false +\{"flag":"REGMOBVERF3"\} {2}config\/base\/registration\.json:\d+, .*config\/base\/flags\.json:\d+/,
    );
  });

  it('[CFG-9] without facts, says the fewest facts that show it', async () => {
    expect((await why('demo', 'registration#mobileNum')).needs).toBe('shown with REGMOBVERF3=on');
    expect((await why('demo', 'menus/member#register')).needs).toBe('shown with session=trial');
    expect((await why('demo', 'menus/main#rng')).needs).toBe('shown with vendors of RNG=on');
    expect((await why('demo', 'pages/rng#main.games')).needs).toBe('shown to a visitor as it is');
  });

  it('[CFG-9] counts who is asked about', async () => {
    const address = 'menus/member#favourites';
    expect((await why('demo', address, { session: 'trial', accountType: 4 })).shown).toBe(false);
    expect((await why('demo', address, { session: 'member', accountType: 0 })).shown).toBe(true);
  });

  it.each([
    [{ all: [{ session: ['visitor'] }, { accountType: [4] }] }],
    [{ all: [{ session: ['member'] }, { accountType: [1] }] }],
    [{ all: [{ session: ['member'] }, { feature: 'enableCt' }] }],
    [{ all: [{ flag: 'GEETEST3' }, { not: { flag: 'GEETEST3' } }] }],
  ])('[CFG-9] knows that nobody meets %j', async (when) => {
    const { release, files } = await released('demo');
    const path = 'menus/quick.json';
    const file = files.get(path);
    if (!file) throw new Error('no quick menu');
    const value = JSON.parse(JSON.stringify(file.value).replace('{"hasVendors":"FISH"}', JSON.stringify(when)));
    const changed = new Map([...files, [path, { ...file, value }]]);
    expect(explain({ artefact: release.artefact, files: changed, address: 'menus/quick#fish', known: {} }).needs).toMatch(/^never shown/);
  });

  it('[CFG-9] says who removed an item, and what a misspelt address means', async () => {
    expect((await why('aurora', 'pages/rng#banner.jackpot')).notes[0]).toMatch(
      /^removed, config\/merchants\/aurora\/pages\/rng\.json:\d+$/,
    );
    expect((await why('demo', 'menus/main#rnq')).notes[0]).toBe('no such item; did you mean menus/main#rng?');
  });
});

describe('diff', () => {
  it('[CFG-10] says what differs on screen and where it is written', async () => {
    const [demo, aurora] = await Promise.all(['demo', 'aurora'].map(released));
    if (!demo || !aurora) throw new Error('a merchant is missing');
    const side = ({ release, files }: typeof demo) => ({ artefact: release.artefact, files });
    const lines = diffLines(diff(side(demo), side(aurora)));
    expect(lines).toContainEqual(
      expect.stringMatching(/^pages\/rng#banner\.jackpot: shown → absent \(config\/merchants\/aurora\/pages\/rng\.json:\d+\)$/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^pages\/rng#main\.winners: absent → shown \(config\/merchants\/aurora/));
    expect(lines).toContainEqual(expect.stringMatching(/^pages\/rng#main\.games: props\.columns default → 6 /));
    expect(lines).toContainEqual(expect.stringMatching(/^layouts\/default: frame "top" → "rail" /));
    expect(diffLines(diff(side(demo), side(demo)))).toEqual(['no difference on screen']);
  });

  it('[CFG-10] says what stands in another order, and which values differ', async () => {
    const [demo, aurora] = await Promise.all(['demo', 'aurora'].map(released));
    if (!demo || !aurora) throw new Error('a merchant is missing');
    const lines = diffLines(diff({ ...demo, artefact: demo.release.artefact }, { ...aurora, artefact: aurora.release.artefact }));
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^menus\/main: order home, rng, live, fish, .* → home, rng, fish, live, .* \(config\/merchants\/aurora\/menus\/main\.json:\d+\)$/,
      ),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^site#chat\.headerColour: "#e8590c" → "#12e2a3" \(config\/merchants\/aurora\/site\.json:\d+\)$/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^skin#brand\.accent: "#cf4a0a" → "#12e2a3" /));
    expect(lines.filter((line) => /\$schema|notes|locked|\$description/.test(line))).toEqual([]);
  });

  it('[CFG-10] says for whom an item appears or disappears', async () => {
    const { release, files } = await released('demo');
    const file = files.get('menus/member.json');
    if (!file) throw new Error('no member menu');
    const value = JSON.parse(JSON.stringify(file.value).replace('{"not":{"session":["trial"]}}', '{"feature":"enableCt"}'));
    const after = { artefact: release.artefact, files: new Map([...files, ['menus/member.json', { ...file, value }]]) };
    expect(diff({ artefact: release.artefact, files }, after).map(({ address, text }) => `${address}: ${text}`)).toEqual([
      'menus/member#favourites: shown → hidden for a visitor as they come',
    ]);
  });
});
