/** The editor's look, by the kit's tokens: custom properties reach into the shadow root, so both themes follow. */
import { syntaxTree } from '@codemirror/language';
import { RangeSetBuilder, type Extension } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view';

import { vars } from '#ui/theme/vars.css.ts';

const { color, radius, space } = vars;

/** Colors by the parser's node names. */
const TONES: Readonly<Record<string, string>> = {
  PropertyName: color.accentText,
  String: color.positiveText,
  Number: color.infoText,
  True: color.highlightText,
  False: color.highlightText,
  Null: color.textMuted,
  // The parser knows no comments, which config allows: to it they are not JSON.
  '⚠': color.textMuted,
};

const marks = new Map(Object.keys(TONES).map((name, at) => [name, Decoration.mark({ class: `pf-tone-${at}` })]));

function highlighted({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter: (node) => {
        const mark = marks.get(node.name);
        if (mark && node.from < node.to) builder.add(node.from, node.to, mark);
      },
    });
  }
  return builder.finish();
}

const highlighting = ViewPlugin.define(
  (view) => ({
    decorations: highlighted(view),
    update({ docChanged, viewportChanged, startState, state, view: now }: ViewUpdate) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state)) this.decorations = highlighted(now);
    },
  }),
  { decorations: (plugin) => plugin.decorations },
);

const floating = {
  background: color.raised,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  boxShadow: vars.shadow.md,
  overflow: 'hidden',
};

const look = EditorView.theme({
  '&': { height: '100%', color: color.text, backgroundColor: color.surface, fontSize: '13px' },
  '&.cm-focused': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "SF Mono", "Cascadia Mono", Consolas, monospace', lineHeight: '1.6' },
  '.cm-content': { padding: `${space.sm} 0`, caretColor: color.text },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: color.text, borderLeftWidth: '2px' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': { background: color.accentSoft },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: color.sunken },
  '.cm-gutters': { backgroundColor: color.surface, color: color.textMuted, borderRight: `1px solid ${color.border}` },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: color.text },
  '&.cm-focused .cm-matchingBracket': { background: color.accentSoft, outline: `1px solid ${color.borderStrong}` },
  '.cm-tooltip': floating,
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxHeight: '14em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: `${space.xs} ${space.sm}`, lineHeight: '1.5' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: color.accent, color: color.onAccent },
  '.cm-completionDetail': { fontStyle: 'normal', color: color.textMuted, marginInlineStart: space.md },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-hint': { padding: `${space.sm} ${space.md}`, maxWidth: '46ch', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic': { padding: `${space.sm} ${space.md}`, borderLeftWidth: '3px', maxWidth: '60ch' },
  '.cm-diagnostic-error': { borderLeftColor: color.critical },
  '.cm-diagnostic-warning': { borderLeftColor: color.caution },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: `underline wavy ${color.critical}`, textUnderlineOffset: '3px' },
  '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: `underline wavy ${color.caution}`, textUnderlineOffset: '3px' },
  '.cm-lint-marker': { width: '8px', height: '8px', margin: '6px auto', borderRadius: '50%' },
  '.cm-lint-marker-error': { content: 'none', backgroundColor: color.critical },
  '.cm-lint-marker-warning': { content: 'none', backgroundColor: color.caution },
  ...Object.fromEntries(Object.values(TONES).map((tone, at) => [`.pf-tone-${at}`, { color: tone }])),
});

export const editorTheme: Extension = [highlighting, look];
