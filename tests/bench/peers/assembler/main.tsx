import '@peers/blocks.css';

import { mount } from '@peers/boot';
import { makePage, size } from '@peers/page-spec';

import { Assembly } from '#site/assembler/runtime/Assembly.tsx';
import type { ModalControl, Shell } from '#site/assembler/runtime/context.ts';
import { preloadBlocks } from '#site/assembler/runtime/loading.ts';
import { createSiteStore } from '#site/assembler/runtime/store.ts';
import { artefactOf } from './artefact.ts';
import { blocks } from './blocks.tsx';

const shell: Shell = {
  Frame: ({ areas }) => areas.main,
  Modal: ({ children }) => children,
  Failed: () => null,
  Loading: () => null,
};

const modal: ModalControl = { name: null, params: {}, open: () => {}, put: () => {}, close: () => {} };

const store = createSiteStore({
  artefact: artefactOf(makePage(size())),
  known: {},
  now: Date.now,
  report: ({ address, detail }) => {
    throw new Error(`${address}: ${detail}`);
  },
});

await preloadBlocks(store.get().assembled, blocks);
mount(<Assembly store={store} blocks={blocks} shell={shell} modal={modal} translate={(key) => key} report={() => {}} />);
Object.assign(window, { benchFlip: (on: boolean) => store.learn({ flags: { promo: on } }) });
