import { useCallback, useRef, useState } from 'react';

import type { Position } from '#site/assembler/runtime/types.ts';
import type { CodeEditorHandle } from './code/CodeEditor.tsx';
import type { Layers } from './patch/items.ts';
import { positionAt } from './patch/text.ts';
import { itemAt, type Layer } from './place.ts';
import type { Part } from './structure.ts';

interface CodeOptions {
  /** Of the open file. */
  readonly path: string | undefined;
  readonly layersOf: (file: string) => Layers;
  readonly onOpen: (path: string) => void;
}

/** Where the code is open. */
export interface Code {
  readonly layer: Layer;
  open(path: string, layer: Layer): void;
  /** Opens a file with the caret at a place in it. */
  goTo(path: string, layer: Layer, at: Position): void;
  /** Opens an item where it is written, or as near to it as anything is. */
  goToItem(address: string, layer: Layer): void;
  /** Of the editor that shows a file, once it is there. */
  readonly opened: (handle: CodeEditorHandle | null) => void;
}

/** Files of the parts that have a form of their own; texts have one for each language. */
export const fileOfForm = (part: Part, language: string): string | undefined =>
  ({ flags: 'flags.json', theme: 'skin.json', texts: `labels/${language}.json` })[part as string];

export function useCode({ path, layersOf, onOpen }: CodeOptions): Code {
  const [layer, setLayer] = useState<Layer>('patch');
  const editor = useRef<CodeEditorHandle>(null);
  /** Where to go once the file that it is in is open. */
  const pending = useRef<Position>(undefined);
  const opened = useCallback((handle: CodeEditorHandle | null) => {
    editor.current = handle;
    if (handle && pending.current) handle.goTo(pending.current.line, pending.current.column);
    if (handle) pending.current = undefined;
  }, []);
  const open: Code['open'] = (file, next) => {
    setLayer(next);
    onOpen(file);
  };
  const goTo: Code['goTo'] = (file, next, at) => {
    if (file === path && next === layer && editor.current) return editor.current.goTo(at.line, at.column);
    pending.current = at;
    return open(file, next);
  };
  return {
    layer,
    open,
    goTo,
    goToItem: (address, next) => {
      const { path: file, keys } = itemAt(address);
      const { base, text } = layersOf(file);
      goTo(file, next, positionAt(next === 'base' ? (base ?? '') : text, keys));
    },
    opened,
  };
}
