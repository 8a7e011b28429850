import { blocks } from '#site/blocks/index.ts';
import type { Target } from './structure.ts';

/** Types of block that a slot takes; nothing where it takes every one. */
export const allowedIn = ({ section, around }: Target): readonly string[] | undefined =>
  around?.block === undefined ? undefined : blocks.get(around.block)?.slots[section.name]?.allow;
