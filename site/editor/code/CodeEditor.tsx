import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';

import type { Fault } from '#site/assembler/runtime/types.ts';
import { goTo, schemaExtensions, showFaults, typedOver } from './extensions.ts';
import { schemaService, type SchemaSource } from './schemaService.ts';
import { editorTheme } from './theme.ts';

export interface CodeEditorHandle {
  /** Puts the caret at a place, both counted from 1, and the focus into the editor. */
  goTo(line: number, column: number): void;
}

interface CodeEditorProps {
  readonly ref?: Ref<CodeEditorHandle>;
  /** What the editor is called by screen readers. */
  readonly label: string;
  /** The initial text, and the text after `given` changes; otherwise the editor is uncontrolled. */
  readonly text: string;
  /** How often the text has come from elsewhere than `onChange`. */
  readonly given: number;
  readonly onChange?: (text: string) => void;
  /** Where the caret is, as an offset into the text, after it was moved or something was typed. */
  readonly onCaret?: (text: string, offset: number) => void;
  readonly readOnly?: boolean;
  /** Without it, or while it cannot be had, it is a plain editor; the server's faults still show. */
  readonly schema?: SchemaSource;
  readonly faults?: readonly Fault[];
  readonly className?: string;
}

const NO_FAULTS: readonly Fault[] = [];

/** Marks a change that was not typed. */
const isGiven = Annotation.define<true>();

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

/** A JSON editor in a shadow root, where its styles are adopted style sheets, which the strict policy allows. */
export function CodeEditor({
  ref,
  label,
  text,
  given,
  onChange,
  onCaret,
  readOnly = false,
  schema,
  faults = NO_FAULTS,
  className,
}: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  /** The last `given` whose text was put in. */
  const taken = useRef(given);
  const changed = useEffectEvent((next: string) => onChange?.(next));
  const moved = useEffectEvent((state: EditorState) => onCaret?.(state.doc.toString(), state.selection.main.head));
  const begin = useEffectEvent((root: ShadowRoot) => {
    return new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: text,
        extensions: [
          common,
          schema ? schemaExtensions(schemaService(schema)) : [],
          EditorState.readOnly.of(readOnly),
          // What scrolls has to be reachable by keyboard, and not every tool counts editable text as that.
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
            if (transactions.some((part) => part.annotation(isGiven))) return;
            if (docChanged) changed(state.doc.toString());
            if (docChanged || selectionSet) moved(state);
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

  const take = useEffectEvent(() => {
    const view = editor.current;
    if (!view || view.state.doc.toString() === text) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, annotations: isGiven.of(true) });
  });
  // Only when `given` changes: fast typing is ahead of the returned text. Before paint, so that no key press falls between.
  useLayoutEffect(() => {
    if (taken.current !== given) take();
    taken.current = given;
  }, [given]);
  useEffect(() => {
    if (editor.current && schema) showFaults(editor.current, faults);
  }, [faults, schema]);

  useImperativeHandle(ref, () => ({
    goTo: (line, column) => {
      if (editor.current) goTo(editor.current, line, column);
    },
  }));
  return <div ref={host} className={className} />;
}
