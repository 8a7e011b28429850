/**
 * One block on screen. Whatever goes wrong with it costs exactly this block: its type is unknown,
 * its code does not arrive, its props are wrong, or it throws while drawing.
 */
import { Suspense, use, useMemo, useRef, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import type { ShownBlock } from './assemble.ts';
import { BlockContext, useAssembly } from './context.ts';
import { forgetBlock, loadBlock } from './loading.ts';
import type { BlockItem, RuntimeFault } from './types.ts';
import { useNear } from './useNear.ts';

/** An error that says what is wrong with the block, for the report. */
class BlockError extends Error {
  readonly code: RuntimeFault['code'];

  constructor(code: RuntimeFault['code'], detail: string) {
    super(detail);
    this.code = code;
  }
}

export function BlockView({ block }: { readonly block: ShownBlock }): ReactNode {
  const { blocks, shell } = useAssembly();
  const source = blocks.get(block.item.block);
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, source?.loading === 'visible');
  return (
    <div data-cfg={block.address} ref={place}>
      {near ? <Guarded block={block} item={block.item} /> : <shell.Loading minHeight={source?.minHeight ?? 0} />}
    </div>
  );
}

/** Draws `item` in the block's place; after a failure, what its `onFault` says. */
function Guarded({ block, item }: { readonly block: ShownBlock; readonly item: BlockItem }): ReactNode {
  const { blocks, report, shell } = useAssembly();
  const source = blocks.get(item.block);

  const onError = (error: unknown) => {
    const code = error instanceof BlockError ? error.code : 'render';
    report({ address: block.address, code, detail: error instanceof Error ? error.message : String(error) });
  };
  const fallback = ({ error, resetErrorBoundary }: FallbackProps): ReactNode => {
    if (error instanceof BlockError && error.code === 'chunk' && source) {
      const retry = () => {
        forgetBlock(source);
        resetErrorBoundary();
      };
      return <shell.Failed retry={retry} />;
    }
    if (item.onFault === 'base' && item.base) return <Guarded block={block} item={baseOf(item)} />;
    return item.onFault === 'placeholder' ? <shell.Failed /> : null;
  };

  return (
    <ErrorBoundary fallbackRender={fallback} onError={onError} resetKeys={[item]}>
      <Suspense fallback={<shell.Loading minHeight={source?.minHeight ?? 0} />}>
        <Drawn block={block} item={item} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Drawn({ block, item }: { readonly block: ShownBlock; readonly item: BlockItem }): ReactNode {
  const source = useAssembly().blocks.get(item.block);
  if (!source) throw new BlockError('unknown-block', `there is no block "${item.block}"`);
  const loaded = use(loadBlock(source));
  if ('failure' in loaded) throw new BlockError('chunk', loaded.failure);
  const { address } = block;
  const drawn = useMemo(() => loaded.block.draw(item.props ?? {}, address), [loaded, item.props, address]);
  if ('fault' in drawn) throw new BlockError('bad-props', drawn.fault);
  return <BlockContext value={block}>{drawn.node}</BlockContext>;
}

/** What base said; a failure of that, too, leaves nothing. */
function baseOf({ block, slots, base }: BlockItem): BlockItem {
  return { block, ...(slots && { slots }), ...base, onFault: 'omit' };
}
