import { use, type ReactNode } from 'react';

import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { skinTokens, type SkinTokens } from './skinTokens.ts';
import { ToolbarChoices } from './toolbarChoices.ts';

/** The same content for each skin, one at a time; initially the toolbar's. */
export function BySkin({ children }: { children: (skin: SkinTokens) => ReactNode }): ReactNode {
  const skin = String(use(ToolbarChoices)['skin']);
  return (
    <Tabs
      key={skin}
      defaultValue={skin}
      variant="pill"
      aria-label="Skin"
      tabs={skinTokens.map((tokens) => ({
        value: tokens.name,
        label: tokens.name === 'none' ? 'the kit’s own' : tokens.name,
        content: children(tokens),
      }))}
    />
  );
}
