/** What a block needs only while something is missing or wrong. */
import { use, useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import type { ShownBlock } from './assemble.ts';
import { useAssembly } from './context.ts';
import { loadBlock } from './loading.ts';
import type { Block } from '#site/assembler/sdk/registry.ts';
import type { RuntimeFault } from './types.ts';

/** Why a block cannot render. Errors thrown while it renders are caught by `BlockView`. */
export interface BlockFault {
  readonly code: Exclude<RuntimeFault['code'], 'condition' | 'render'>;
  readonly detail: string;
}

interface ArrivingProps {
  readonly source: Block;
  readonly onArrived: () => void;
  readonly meanwhile: ReactNode;
}

/** Asks for a block's code, and tells when it is there or has failed. */
export function Arriving({ source, onArrived, meanwhile }: ArrivingProps): ReactNode {
  // Starts here, since a deferred render runs no effects.
  const arriving = loadBlock(source);
  useEffect(() => {
    let gone = false;
    const arrive = async (): Promise<void> => {
      await arriving;
      if (!gone) onArrived();
    };
    void arrive();
    return () => {
      gone = true;
    };
  }, [arriving, onArrived]);
  return meanwhile;
}

interface AwaitedProps {
  /** The same promise on each render. */
  readonly code: Promise<unknown>;
  readonly draw: () => ReactNode;
  /** Called once it is on screen with its code. */
  readonly onAlive?: () => void;
}

/** Suspends until a block's code has loaded or failed, then renders it. */
export function Awaited({ code, draw, onAlive }: AwaitedProps): ReactNode {
  use(code);
  const tell = useEffectEvent(() => onAlive?.());
  useEffect(() => tell(), []);
  return draw();
}

interface ReportedProps {
  readonly block: ShownBlock;
  readonly fault: BlockFault;
  readonly instead: ReactNode;
}

/** Reports a block's fault once and renders the fallback. */
export function Reported({ block, fault: { code, detail }, instead }: ReportedProps): ReactNode {
  const { report } = useAssembly();
  const { address } = block;
  useLayoutEffect(() => report({ address, code, detail }), [report, address, code, detail]);
  return instead;
}
