import type { Node } from 'jsonc-parser';
import type { Edit } from './edits.ts';

/** Pure: the same text gives the same edits. The caller also raises `v` by one. */
export interface Step {
  readonly name: string;
  /** The version it reads. */
  readonly from: number;
  /** `kind` is the file's kind as `schema/kinds.ts` names it; `root` is `text`, parsed. */
  readonly edits: (kind: string, root: Node, text: string) => readonly Edit[];
}
