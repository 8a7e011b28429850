/** What the schema knows, as CodeMirror asks for it: completion, hover and marks. */
import { autocompletion, snippet, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { forceLinting, lintGutter, linter, type Diagnostic } from '@codemirror/lint';
import { StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state';
import { EditorView, hoverTooltip, type Tooltip } from '@codemirror/view';

import type { Fault } from '#site/assembler/runtime/types.ts';
import { words } from '../words.ts';
import type { SchemaService } from './schemaService.ts';

/** Typing waits this long before the schema is asked, in milliseconds. */
const LINT_DELAY_MS = 250;

const setFaults = StateEffect.define<readonly Fault[]>();

/** The server's faults in this file. */
const faultsField = StateField.define<readonly Fault[]>({
  create: () => [],
  update: (faults, { effects }) => effects.find((effect) => effect.is(setFaults))?.value ?? faults,
});

/** Shows the server's faults at their lines. */
export function showFaults(view: EditorView, faults: readonly Fault[]): void {
  view.dispatch({ effects: setFaults.of(faults) });
  forceLinting(view);
}

/** Completion, hover and marks over a file's schema. */
export function schemaExtensions(service: SchemaService): Extension {
  return [
    faultsField,
    autocompletion({ override: [(context) => complete(service, context)], icons: false }),
    hoverTooltip((view, offset) => describe(service, view, offset)),
    linter((view) => check(service, view.state), {
      delay: LINT_DELAY_MS,
      needsRefresh: ({ startState, state }) => startState.field(faultsField) !== state.field(faultsField),
    }),
    lintGutter(),
  ];
}

/** Replaces typed-over selections itself: Chromium would keep the old text's color in a style attribute, which the policy refuses. */
export const typedOver = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { from, to, empty } = view.state.selection.main;
    if (inputType !== 'insertText' || data === null || empty || view.composing) return false;
    const insert = () => view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    // As for all that is typed: closing brackets may want to put it around the selection.
    if (!view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
    return true;
  },
});

/** Where a key or a value begins: after a quote or colon, or in a word. Elsewhere only the keys for it complete. */
const BEGINS = /["\w-]$|:\s*$/;

async function complete(service: SchemaService, { state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> {
  if (!explicit && !BEGINS.test(state.sliceDoc(state.doc.lineAt(pos).from, pos))) return null;
  const suggestions = await service.complete(state.doc.toString(), pos);
  const from = Math.min(...suggestions.map((suggestion) => suggestion.from));
  const typed = state.sliceDoc(from, pos).replace(/^"/, '').toLowerCase();
  const fitting = suggestions.filter(({ label }) => label.replace(/^"/, '').toLowerCase().includes(typed));
  if (fitting.length === 0) return null;
  return {
    from,
    // They fit already; the editor would compare them with the quote before.
    filter: false,
    options: fitting.map(({ label, detail, isKey, template, ...span }) => ({
      label,
      detail,
      type: isKey ? 'property' : 'value',
      apply: (view, completion) => snippet(template)(view, completion, span.from, span.to),
    })),
  };
}

async function describe(service: SchemaService, view: EditorView, offset: number): Promise<Tooltip | null> {
  const found = await service.describe(view.state.doc.toString(), offset);
  if (!found) return null;
  return {
    pos: found.from,
    end: found.to,
    create() {
      const dom = document.createElement('div');
      dom.className = 'cm-hint';
      dom.textContent = found.text;
      return { dom };
    },
  };
}

async function check(service: SchemaService, state: EditorState): Promise<readonly Diagnostic[]> {
  const faults = state.field(faultsField).map((fault) => faultMark(state, fault));
  const complaints = await service.check(state.doc.toString());
  // Of one line, the server says more: it knows the nearest name.
  const told = new Set(faults.map(({ from }) => state.doc.lineAt(from).number));
  const length = state.doc.length;
  return [
    ...faults,
    ...complaints
      .filter(({ from }) => !told.has(state.doc.lineAt(Math.min(from, length)).number))
      .map(({ from, to, ...rest }) => ({ from: Math.min(from, length), to: Math.min(to, length), ...rest })),
  ];
}

/** Marks the word at a fault's place. */
function faultMark(state: EditorState, { line, column, severity, found, expected, hint }: Fault): Diagnostic {
  const from = offsetAt(state, line, column);
  const [word = ''] = /^("(?:[^"\\]|\\.)*"|[\w.-]+|.)?/.exec(state.sliceDoc(from, state.doc.lineAt(from).to)) ?? [];
  const message = [words.fault(found, expected), ...(hint === undefined ? [] : [words.hint(hint)])].join('\n');
  return { from, to: from + word.length, severity, message };
}

/** Line and column count from 1; the text may have become shorter since. */
function offsetAt({ doc }: EditorState, line: number, column: number): number {
  const at = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(at.from + column - 1, at.to);
}

/** Puts the caret at a place and shows it. */
export function goTo(view: EditorView, line: number, column: number): void {
  const offset = offsetAt(view.state, line, column);
  view.dispatch({ selection: { anchor: offset }, effects: EditorView.scrollIntoView(offset, { y: 'center' }) });
  view.focus();
}
