import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { themes } from 'storybook/theming';

import { KitProvider } from '../../ui/kit/KitProvider.tsx';
import { dress } from '../dress.ts';
import { languageOf } from '../languages.ts';
import { ToolbarChoices } from './toolbarChoices.ts';

interface Props extends DocsContainerProps {
  children?: ReactNode;
}

/** Docs pages follow the toolbar too: skin, theme, direction and language of the page and of its live examples. */
export function KitDocsContainer({ context, children }: Props): ReactNode {
  const globals = useGlobals(context.channel);
  useLayoutEffect(() => dress(globals), [globals]);
  return (
    <DocsContainer context={context} theme={globals['theme'] === 'dark' ? themes.dark : themes.light}>
      <ToolbarChoices value={globals}>
        <KitProvider labels={languageOf(String(globals['language'])).labels}>{children}</KitProvider>
      </ToolbarChoices>
    </DocsContainer>
  );
}

/** The toolbar's choices. A page without stories has no story context to read them from. */
function useGlobals(channel: DocsContainerProps['context']['channel']): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return last?.globals ?? {};
  });
  useEffect(() => {
    const update = (event: { globals: Globals }): void => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}
