import { expect, it } from 'vitest';

import { small } from '../../../tests/vectors/small.ts';
import { assemble } from './assemble.ts';
import { composeFacts } from './facts.ts';
import { groupsOf } from './groups.ts';

const entry = (page: string, group?: string) => ({ block: 'words', page, label: { EN: page }, ...(group && { group }) });

it('[MEM-1] [CFG-1] entries are grouped in the order in which groups first appear, and keep their own order', () => {
  const { artefact } = small({
    'centres/agent.json': {
      groups: { money: { EN: 'Money' }, play: { EN: 'Play' }, empty: { EN: 'Empty' } },
      items: { news: entry('news'), bets: entry('bets', 'play'), wallet: entry('wallet', 'money'), won: entry('won', 'play') },
    },
  });
  const { centres } = assemble(artefact, composeFacts(artefact, {}, 0));
  const shown = (entries = centres.get('agent') ?? []) =>
    groupsOf(entries, artefact.centres['agent']).map(({ label, entries: own }) => [label, own.map(({ id }) => id)]);
  expect(shown()).toEqual([
    [undefined, ['news']],
    [{ EN: 'Play' }, ['bets', 'won']],
    [{ EN: 'Money' }, ['wallet']],
  ]);
  // What has no entry left has no heading.
  expect(shown(centres.get('agent')?.filter(({ id }) => id !== 'wallet'))).toHaveLength(2);
  // A center without groups, one that is not there, and groups that were spoilt on the way: no headings.
  const spoilt = { ...artefact.centres['agent'], groups: 7 } as unknown as NonNullable<typeof artefact.centres.agent>; // As it might arrive.
  for (const area of [artefact.centres['member'], undefined, spoilt])
    expect(groupsOf(centres.get('agent') ?? [], area)).toMatchObject([{ label: undefined, entries: { length: 4 } }]);
});
