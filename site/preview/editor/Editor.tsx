import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';

import type { Fault } from '#site/assembler/types.ts';
import { goTo, schemaExtensions, showFaults, typedOver } from './extensions.ts';
import { schemaService } from './schemaService.ts';
import { editorTheme } from './theme.ts';

export interface EditorHandle {
  /** Puts the caret at a place, both counted from 1, and the focus into the editor. */
  goTo(line: number, column: number): void;
}

interface EditorProps {
  readonly ref?: Ref<EditorHandle>;
  /** What the editor is called by screen readers. */
  readonly label: string;
  /** Another text than the one typed replaces it. */
  readonly text: string;
  readonly onChange?: (text: string) => void;
  readonly readOnly?: boolean;
  /** Answers the text of the JSON Schema; asked once. */
  readonly loadSchema?: () => Promise<string>;
  readonly faults?: readonly Fault[];
  readonly className?: string;
}

const NO_FAULTS: readonly Fault[] = [];

const common: Extension = [
  lineNumbers(),
  highlightActiveLineGutter(),
  foldGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  indentUnit.of('  '),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  typedOver,
  json(),
  EditorView.lineWrapping,
  editorTheme,
  // Tab indents; after Escape it leaves, which the editor knows by itself.
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...historyKeymap, ...foldKeymap, ...lintKeymap, indentWithTab]),
];

/**
 * A JSON editor. It stands in a shadow root, where its styles are adopted instead of written into the page, so that
 * the strict policy lets them pass.
 */
export function Editor({ ref, label, text, onChange, readOnly = false, loadSchema, faults = NO_FAULTS, className }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  /** What was typed and told, and has not come back as `text` yet. */
  const told = useRef(new Set<string>());
  const changed = useEffectEvent((next: string) => {
    told.current.add(next);
    onChange?.(next);
  });
  const begin = useEffectEvent((root: ShadowRoot) => {
    // Without its schema it is a plain editor; the server's faults still show.
    const service = loadSchema?.()
      .catch(() => '{}')
      .then(schemaService);
    return new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: text,
        extensions: [
          common,
          service ? schemaExtensions(service) : [],
          EditorState.readOnly.of(readOnly),
          // What scrolls has to be reachable by keyboard, and not every tool counts editable text as that.
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) changed(state.doc.toString());
          }),
        ],
      }),
    });
  });

  // Before the handle is given out, which leads into it.
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    // A shadow root stays for good; only what is in it goes.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const view = begin(root);
    editor.current = view;
    return () => {
      editor.current = null;
      view.destroy();
    };
  }, []);

  useEffect(() => {
    const view = editor.current;
    if (!view) return;
    // Whoever types fast is ahead of what comes back; only a text that was never typed is somebody else's.
    if (view.state.doc.toString() === text) told.current.clear();
    else if (!told.current.has(text)) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  }, [text]);
  useEffect(() => {
    if (editor.current && loadSchema) showFaults(editor.current, faults);
  }, [faults, loadSchema]);

  useImperativeHandle(ref, () => ({
    goTo: (line, column) => {
      if (editor.current) goTo(editor.current, line, column);
    },
  }));
  return <div ref={host} className={className} />;
}
