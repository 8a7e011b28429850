import { useContext, type ReactNode } from 'react';
import { BlockView } from './BlockView.tsx';
import { BlockContext } from './context.ts';

/** The blocks that config put into a slot of the current block; nothing when it put none. */
export function Area({ name }: { readonly name: string }): ReactNode {
  const slots = useContext(BlockContext)?.slots ?? {};
  const blocks = Object.hasOwn(slots, name) ? slots[name] : undefined;
  return blocks?.map((block) => <BlockView key={block.address} block={block} />);
}
