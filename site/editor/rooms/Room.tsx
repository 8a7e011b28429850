import type { ReactNode } from 'react';

import type { Layers } from '../patch/items.ts';
import type { Part } from '../structure.ts';
import type { Shown } from '../useCompiled.ts';
import type { Overlay } from '../useOverlay.ts';
import type { Texts as SiteTexts } from '../useTexts.ts';
import { Flags } from './Flags.tsx';
import { Texts } from './Texts.tsx';
import { Theme } from './theme/Theme.tsx';

interface RoomProps {
  readonly part: Part;
  readonly overlay: Overlay;
  readonly shown: Shown;
  readonly layersOf: (file: string) => Layers;
  readonly texts: SiteTexts;
  /** Of the parts that are items. */
  readonly children: ReactNode;
}

/** What a part of the site is edited with. */
export function Room({ part, overlay, shown, layersOf, texts, children }: RoomProps) {
  const { artefact, merchant } = shown;
  if (part === 'flags') return <Flags artefact={artefact} overlay={overlay} layersOf={layersOf} />;
  if (part === 'texts') return <Texts texts={texts} languages={artefact.merchant.languages} />;
  if (part === 'theme') return <Theme overlay={overlay} merchant={merchant} layersOf={layersOf} />;
  return children;
}
