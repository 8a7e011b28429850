/** The whole site on screen: layout, areas, blocks, and the open modal. */
import { memo, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ShownBlock, ShownModal } from './assemble.ts';
import { BlockList, BlockView } from './BlockView.tsx';
import { AssemblyContext, ModalContext, useAssembly, useModal, useSiteState, type AssemblyValue, type ModalControl } from './context.ts';
import { DeferredPage, useDeferredPage } from './DeferredPage.tsx';
import { loadBlock } from './loading.ts';
import type { AreaName } from './types.ts';
import { useText } from '#site/assembler/sdk/view.ts';

interface AssemblyProps extends Omit<AssemblyValue, 'opener'> {
  readonly modal: ModalControl;
  readonly children?: ReactNode;
}

/** Renders the page that the store's config and facts assemble to. What differs between apps is passed in. */
export function Assembly(props: AssemblyProps): ReactNode {
  const { store, blocks, shell, modal, translate, report } = props;
  const { open, close } = modal;
  const value = useMemo(
    () => ({ store, blocks, shell, opener: { open, close }, translate, report }),
    [store, blocks, shell, open, close, translate, report],
  );
  return (
    <AssemblyContext value={value}>
      <ModalContext value={modal}>
        <DeferredPage>
          <PageFrame />
          <OpenModal />
          {props.children}
        </DeferredPage>
      </ModalContext>
    </AssemblyContext>
  );
}

/** Takes no part in what happens to modals over it. */
const PageFrame = memo(function PageFrame(): ReactNode {
  const { shell } = useAssembly();
  const { areas, frame, titles } = useDeferredPage();
  const drawn: Record<AreaName, ReactNode> = {
    header: list(areas.header),
    banner: list(areas.banner),
    main: list(areas.main),
    side: list(areas.side),
    footer: list(areas.footer),
    right: list(areas.right),
    floating: list(areas.floating),
  };
  return <shell.Frame frame={frame} titles={titles} areas={drawn} />;
});

function list(blocks: readonly ShownBlock[]): ReactNode {
  return blocks.length > 0 ? <BlockList blocks={blocks} /> : null;
}

function OpenModal(): ReactNode {
  const modal = useModal();
  const shown = useSiteState((state) => (modal.name === null ? undefined : state.assembled.modals.get(modal.name)));
  return shown ? <ModalView key={shown.address} modal={shown} /> : null;
}

/** How long a modal may take to open with what it holds; one that takes longer opens empty. */
const MODAL_WAIT_MS = 400;

/**
 * Renders a modal once its block has loaded, so that it opens at its full height. Memoized: a change of the modal's parameters
 * re-renders its block only.
 */
const ModalView = memo(function ModalView({ modal }: { readonly modal: ShownModal }): ReactNode {
  const { opener, shell, blocks } = useAssembly();
  const text = useText();
  const source = blocks.get(modal.item.block);
  const [late, setLate] = useState(false);
  const isShown = useRef(false);
  useEffect(() => {
    // Beside the code of the modal itself, not after it.
    if (source) void loadBlock(source);
    const timer = setTimeout(() => {
      if (!isShown.current) setLate(true);
    }, MODAL_WAIT_MS);
    return () => clearTimeout(timer);
  }, [source]);
  const { title, width, narrow, header, required = false } = modal.item;
  return (
    <Suspense>
      <shell.Modal
        name={modal.id}
        title={title && text(title)}
        width={width}
        narrow={narrow}
        header={header}
        required={required}
        onClose={opener.close}
      >
        <BlockView block={modal} whole={!late} />
        <Shown onShown={() => (isShown.current = true)} />
      </shell.Modal>
    </Suspense>
  );
});

/** Calls `onShown` when its siblings have rendered. */
function Shown({ onShown }: { readonly onShown: () => void }): ReactNode {
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    tell();
  }, []);
  return null;
}
