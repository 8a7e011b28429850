/** The whole site on screen: layout, areas, blocks, and the open modal. */
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ShownBlock, ShownModal } from './assemble.ts';
import { BlockList, BlockView } from './BlockView.tsx';
import { AssemblyContext, useAssembly, useSiteState, type AssemblyValue } from './context.ts';
import { loadBlock } from './loading.ts';
import type { AreaName } from './types.ts';
import { useText } from './view.ts';

/** Draws what the store's config and facts come to. Every piece that differs between apps is handed in. */
export function Assembly(props: AssemblyValue & { readonly children?: ReactNode }): ReactNode {
  const { store, blocks, shell, modal, translate, report } = props;
  const value = useMemo(() => ({ store, blocks, shell, modal, translate, report }), [store, blocks, shell, modal, translate, report]);
  return (
    <AssemblyContext value={value}>
      <PageFrame />
      <OpenModal />
      {props.children}
    </AssemblyContext>
  );
}

function PageFrame(): ReactNode {
  const { shell } = useAssembly();
  const { areas, frame } = useSiteState((state) => state.assembled);
  const drawn: Record<AreaName, ReactNode> = {
    header: list(areas.header),
    banner: list(areas.banner),
    main: list(areas.main),
    side: list(areas.side),
    footer: list(areas.footer),
    right: list(areas.right),
    floating: list(areas.floating),
  };
  return <shell.Frame frame={frame} areas={drawn} />;
}

function list(blocks: readonly ShownBlock[]): ReactNode {
  return blocks.length > 0 ? <BlockList blocks={blocks} /> : null;
}

function OpenModal(): ReactNode {
  const { modal } = useAssembly();
  const shown = useSiteState((state) => (modal.name === null ? undefined : state.assembled.modals.get(modal.name)));
  return shown ? <ModalView key={shown.address} modal={shown} /> : null;
}

/** How long a modal may take to open with what it holds; one that takes longer opens empty. */
const MODAL_WAIT_MS = 400;

/** Opened with nothing in it, a modal would grow under the reader's eyes as its block arrives. */
function ModalView({ modal }: { readonly modal: ShownModal }): ReactNode {
  const { modal: control, shell, blocks } = useAssembly();
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
        onClose={control.close}
      >
        <BlockView block={modal} whole={!late} />
        <Shown onShown={() => (isShown.current = true)} />
      </shell.Modal>
    </Suspense>
  );
}

/** Tells when what stands beside it is on screen. */
function Shown({ onShown }: { readonly onShown: () => void }): ReactNode {
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    tell();
  }, []);
  return null;
}
