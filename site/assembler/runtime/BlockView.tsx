/** One block with its error boundary: an unknown type, missing code, wrong props or a throw costs exactly this block. */
import { createRef, memo, PureComponent, startTransition, Suspense, useState, type ContextType, type ReactNode } from 'react';
import type { ShownBlock } from './assemble.ts';
import { Arriving, Awaited, Reported, type BlockFault } from './BlockFault.tsx';
import { AssemblyContext } from './context.ts';
import { comeAlive } from './earlyPresses.ts';
import { forgetBlock, loadBlock, loadedBlock } from './loading.ts';
import { useIsHydrated } from '#site/lib/useIsHydrated.ts';
import { LazyWhenIdle, LazyWhenVisible, whenVisible } from './LazyWhen.tsx';
import { ofUse, type Block, type Loading, type SlotNodes } from '#site/assembler/sdk/registry.ts';
import type { BlockItem } from './types.ts';

interface Props {
  readonly block: ShownBlock;
  /** What is around it waits for it: instead of holding its place free it suspends. */
  readonly whole?: boolean;
  /** It is in the server's HTML, which stays until its code has come. */
  readonly rendered?: boolean;
}

interface State {
  /** Something was thrown that is not yet counted. */
  readonly thrown?: boolean;
  /** How often rendering this item has thrown; another item starts at 0. */
  readonly failed?: { readonly item: BlockItem; readonly times: number };
  /** It has come near enough to be loaded, or the page to rest. */
  readonly near?: boolean;
  /** Its code is asked for again: what is around it is on screen, and waits no more. */
  readonly retried?: boolean;
}

type Drawn = { readonly node: ReactNode } | { readonly fault: BlockFault } | 'arriving';

/** One for all: most blocks never have another. */
const UNTROUBLED: State = {};

/**
 * A class, because only classes are error boundaries. It combines boundary, loading and prop check in one component, since a page has
 * hundreds of blocks; rare cases are separate components.
 */
export class BlockView extends PureComponent<Props, State> {
  static override readonly contextType = AssemblyContext;
  declare context: ContextType<typeof AssemblyContext>;

  static getDerivedStateFromError(): State {
    return { thrown: true };
  }

  override state = UNTROUBLED;
  private readonly root = createRef<HTMLDivElement>();
  private coming: Promise<unknown> | undefined;
  private approach: (() => void) | undefined;
  private stopWatching: (() => void) | undefined;

  override componentDidCatch(error: unknown): void {
    const { item, address } = this.props.block;
    this.setState({ thrown: false, failed: { item, times: this.failures + 1 } });
    const { name, message } = error instanceof Error ? error : { name: typeof error, message: String(error) };
    this.assembly.report({ address, code: 'render', detail: message, error: name });
  }

  override componentDidMount(): void {
    const { approach, root } = this;
    if (!approach || !root.current) return;
    const stop = [whenVisible(root.current, approach), onMove(approach)];
    this.stopWatching = () => stop.forEach((end) => end());
  }

  override componentWillUnmount(): void {
    this.stopWatching?.();
  }

  override render(): ReactNode {
    const { address, item } = this.props.block;
    return (
      <div ref={this.root} data-cfg={address}>
        {this.state.thrown ? null : this.attempt(item, this.failures)}
      </div>
    );
  }

  /** Renders `item`; after `failures`, what its `onFault` says. */
  private attempt(item: BlockItem, failures: number): ReactNode {
    const { blocks, shell } = this.assembly;
    const source = blocks.get(item.block);
    const height = ofUse(source?.minHeight ?? 0, item);
    const { device } = this.assembly.store.get().facts;
    const waits = this.state.near ? 'eager' : ofUse(source?.loading ?? 'eager', item);
    const minHeight = typeof height === 'number' ? height : height[device];
    const loading = <shell.Loading minHeight={minHeight} waiting={source?.waiting ?? 'block'} asleep={waits === 'visible'} />;
    if (this.props.rendered && source && waits !== 'idle')
      return (
        <Suspense key={failures} fallback={loading}>
          <Awaited code={this.codeOf(source, waits)} draw={() => this.draw(item, failures, null)} onAlive={this.comeAlive} />
        </Suspense>
      );
    if (waits === 'idle') return <LazyWhenIdle onLoad={() => this.setState({ near: true })}>{loading}</LazyWhenIdle>;
    if (waits === 'visible') return <LazyWhenVisible onLoad={() => this.setState({ near: true })}>{loading}</LazyWhenVisible>;

    if (this.whole && source) return <Awaited code={loadBlock(source)} draw={() => this.draw(item, failures, null)} />;
    return this.draw(item, failures, loading);
  }

  /** Renders `item` once its code has loaded. `meanwhile` is the placeholder; without it the surrounding Suspense waits. */
  private draw(item: BlockItem, failures: number, meanwhile: ReactNode): ReactNode {
    const source = this.assembly.blocks.get(item.block);
    const drawn = drawnOf(item, source, this.props.block);
    if (drawn === 'arriving') return source && <Arriving source={source} onArrived={this.again} meanwhile={meanwhile} />;
    if ('node' in drawn && failures === 0) {
      if (this.whole) return drawn.node;
      // Another attempt must not go on with the state of the failed one.
      return (
        <Suspense key={this.failures} fallback={meanwhile}>
          {drawn.node}
        </Suspense>
      );
    }
    const instead = this.instead(item, drawn, failures);
    return 'fault' in drawn ? <Reported block={this.props.block} fault={drawn.fault} instead={instead} /> : instead;
  }

  /** The fallback of an item that cannot render. */
  private instead(item: BlockItem, drawn: Exclude<Drawn, 'arriving'>, failures: number): ReactNode {
    const { blocks, shell } = this.assembly;
    if ('fault' in drawn && drawn.fault.code === 'chunk') {
      const retry = (): void => {
        const source = blocks.get(item.block);
        if (source) forgetBlock(source);
        this.setState({ retried: true });
        this.again();
      };
      return <shell.Failed retry={retry} />;
    }
    if (item.onFault === 'base' && item.base) return this.attempt(baseOf(item), 'node' in drawn ? failures - 1 : failures);
    return item.onFault === 'placeholder' ? <shell.Failed /> : null;
  }

  /**
   * Code of a block in the server's HTML. Further down, it is asked for when the block comes near, or the address changes: React
   * prepares the next page or modal with all parts of this one, and would wait for those without code.
   */
  private codeOf(source: Block, waits: Loading): Promise<unknown> {
    if (import.meta.env.SSR || waits !== 'visible' || loadedBlock(source)) return loadBlock(source);
    this.coming ??= new Promise((resolve) => {
      this.approach = () => resolve(loadBlock(source));
    });
    return this.coming;
  }

  private readonly comeAlive = (): void => {
    if (this.root.current) comeAlive(this.root.current);
  };

  private get whole(): boolean {
    return (this.props.whole === true || this.props.rendered === true) && !this.state.retried;
  }

  /** Renders concurrently, since no press waits for it. */
  private readonly again = (): void => startTransition(() => this.forceUpdate());

  private get failures(): number {
    const { failed } = this.state;
    return failed?.item === this.props.block.item ? failed.times : 0;
  }

  private get assembly(): NonNullable<ContextType<typeof AssemblyContext>> {
    if (!this.context) throw new Error('A block must stand inside <Assembly>.');
    return this.context;
  }
}

/** What the router dispatches when the address changes. */
const MOVES = ['pushState', 'replaceState', 'popstate'];

function onMove(run: () => void): () => void {
  for (const move of MOVES) addEventListener(move, run);
  return () => MOVES.forEach((move) => removeEventListener(move, run));
}

/** Blocks in their order. */
export const BlockList = memo(function BlockList({ blocks }: { readonly blocks: readonly ShownBlock[] }): ReactNode {
  return blocks.map((block) => <ListedBlock key={block.address} block={block} />);
});

/** A block that knows whether the server has rendered it. */
function ListedBlock({ block }: { readonly block: ShownBlock }): ReactNode {
  const isHydrated = useIsHydrated();
  const [rendered] = useState(!isHydrated);
  return <BlockView block={block} rendered={rendered} />;
}

function drawnOf(item: BlockItem, source: Block | undefined, { address, slots }: ShownBlock): Drawn {
  if (!source) return { fault: { code: 'unknown-block', detail: `there is no block ${JSON.stringify(item.block)}` } };
  const loaded = loadedBlock(source);
  if (!loaded) return 'arriving';
  if ('failure' in loaded) return { fault: { code: 'chunk', detail: loaded.failure } };
  const drawn = loaded.block.draw(item.props ?? {}, address, nodesOf(slots));
  return 'fault' in drawn ? { fault: { code: 'bad-props', detail: drawn.fault } } : drawn;
}

const NO_NODES: SlotNodes = {};

/** Each slot's blocks as nodes. */
function nodesOf(slots: ShownBlock['slots']): SlotNodes {
  const names = Object.keys(slots);
  if (names.length === 0) return NO_NODES;
  return Object.fromEntries(names.map((name) => [name, <BlockList key={name} blocks={slots[name] ?? []} />]));
}

/** What base said; a failure of that, too, leaves nothing. */
function baseOf({ block, slots, base }: BlockItem): BlockItem {
  return { block, ...(slots && { slots }), ...base, onFault: 'omit' };
}
