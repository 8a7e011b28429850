import type { ReactNode } from 'react';

import { allLabels, type KitLabels } from '../../ui/kit/allLabels.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { languages } from '../languages.ts';
import { Code, DocTable } from './components.tsx';

// `allLabels` is a plain object of these keys.
const names = Object.keys(allLabels) as (keyof KitLabels)[];

/** Every text of the kit, beside one translation at a time. */
export function WordsTable(): ReactNode {
  return (
    <Tabs
      variant="pill"
      aria-label="Language"
      tabs={Object.entries(languages).map(([code, { tag, name, labels }]) => ({
        value: code,
        label: name,
        content: (
          <DocTable
            label={`The kit’s words in ${name}`}
            rows={names}
            keyOf={(word) => word}
            columns={[
              { title: 'Name', render: (word) => <Code>{word}</Code> },
              { title: 'In the kit', render: (word) => allLabels[word] },
              { title: name, render: (word) => <span lang={tag}>{labels[word]}</span> },
            ]}
          />
        ),
      }))}
    />
  );
}
