import { globalStyle, keyframes, style } from '@vanilla-extract/css';

import { layered, reducedMotion } from '../../ui/private/layered.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const { color, font, fontSize, fontWeight, lineHeight, motion, radius, shadow, space } = vars;

const pageWidthPx = 1080;
const proseWidth = '68ch';
const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

// Storybook's wrapper has unlayered styles, so this is unlayered too.
globalStyle('.sbdocs.sbdocs-wrapper', { background: color.canvas, color: color.text });
// Stories have the brand's canvas here too.
globalStyle('.sbdocs .docs-story', { background: color.canvas });
globalStyle('.sbdocs.sbdocs-content', { maxInlineSize: pageWidthPx });

export const page = style(
  layered({
    display: 'flow-root',
    fontFamily: font.body,
    fontSize: fontSize.md,
    lineHeight: lineHeight.normal,
    color: color.text,
    paddingBlockEnd: space.xxxl,
  }),
);

const inPage = (selector: string, rule: Parameters<typeof layered>[0]): void => globalStyle(`${page} > ${selector}`, layered(rule));

inPage('h1', { fontSize: fontSize.display, letterSpacing: '-0.025em', marginBlockEnd: space.md });
inPage('h2', { fontSize: fontSize.xl, letterSpacing: '-0.01em', marginBlock: `${space.xxxl} ${space.md}` });
inPage('h3', { fontSize: fontSize.lg, marginBlock: `${space.xl} ${space.sm}` });
inPage(':is(p, ul, ol)', { maxInlineSize: proseWidth, marginBlockEnd: space.lg });
inPage('ul', { listStyle: 'disc', paddingInlineStart: space.xl });
inPage('ol', { listStyle: 'decimal', paddingInlineStart: space.xl });
inPage(':is(ul, ol) li', { marginBlockEnd: space.xs });

// Unlayered, since Storybook's link colors are.
globalStyle(`${page} > :is(p, ul, ol) a`, { color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.2em' });

export const lead = style(layered({ maxInlineSize: proseWidth, marginBlockEnd: space.xxl, fontSize: fontSize.lg, color: color.textMuted }));

export const example = style(
  layered({
    display: 'grid',
    gap: space.lg,
    padding: space.xl,
    marginBlock: space.lg,
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.lg,
  }),
);

export const code = style(layered({ fontFamily: mono, fontSize: '0.875em', overflowWrap: 'anywhere' }));
export const muted = style(layered({ color: color.textMuted, fontSize: fontSize.sm }));
export const nowrap = style(layered({ whiteSpace: 'nowrap' }));

export const tableScroller = style(
  layered({
    overflowX: 'auto',
    marginBlock: space.lg,
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.lg,
  }),
);
export const table = style(layered({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.sm }));
globalStyle(`${table} :is(th, td)`, layered({ padding: `${space.sm} ${space.lg}`, textAlign: 'start', verticalAlign: 'middle' }));
globalStyle(`${table} th`, layered({ color: color.textMuted, fontWeight: fontWeight.medium, whiteSpace: 'nowrap' }));
globalStyle(`${table} td:first-child`, layered({ whiteSpace: 'nowrap' }));
globalStyle(`${table} tbody td`, layered({ borderBlockStart: `1px solid ${color.border}` }));

/** Light and dark side by side. */
export const themes = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
    gap: space.lg,
    marginBlockStart: space.lg,
  }),
);

/** A background in one theme, independent of the page's: it sets the colors of that theme. */
export const themePanel = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: space.xl,
    padding: space.xl,
    background: color.canvas,
    color: color.text,
    border: `1px solid ${color.border}`,
    borderRadius: radius.lg,
  }),
);

export const group = style(layered({ display: 'grid', gap: space.sm }));
export const groupTitle = style(layered({ fontSize: fontSize.sm, fontWeight: fontWeight.medium, color: color.textMuted }));
export const swatches = style(layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))', gap: space.md }));
export const swatch = style(layered({ display: 'grid', gap: space.xxs, minInlineSize: 0 }));
export const chip = style(
  layered({ blockSize: 56, borderRadius: radius.md, border: `1px solid ${color.border}`, marginBlockEnd: space.xs }),
);
export const swatchName = style(layered({ fontSize: fontSize.sm, fontWeight: fontWeight.medium, overflowWrap: 'anywhere' }));
export const swatchValue = style(layered({ fontFamily: mono, fontSize: fontSize.xs, color: color.textMuted }));

export const pairSample = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: 48,
    blockSize: 36,
    borderRadius: radius.sm,
    fontWeight: fontWeight.medium,
  }),
);
/** An outline, such as a focus ring. */
export const ring = style(layered({ inlineSize: 22, blockSize: 18, borderRadius: radius.sm, border: '2px solid currentcolor' }));
export const ratio = style(layered({ display: 'inline-flex', alignItems: 'center', gap: space.md, fontVariantNumeric: 'tabular-nums' }));

export const bars = style(
  layered({ display: 'grid', gridTemplateColumns: 'max-content max-content 1fr', gap: `${space.md} ${space.lg}`, alignItems: 'center' }),
);
export const bar = style(layered({ blockSize: 16, background: color.accent }));
export const boxes = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space.xl }));
export const box = style(layered({ display: 'grid', gap: space.sm, justifyItems: 'center' }));
export const boxShape = style(layered({ inlineSize: 112, blockSize: 80, background: color.raised, border: `1px solid ${color.border}` }));

export const specimens = style(layered({ display: 'grid', gap: space.xl }));
export const specimen = style(layered({ display: 'grid', gap: space.xs, minInlineSize: 0 }));

const run = keyframes({ from: { insetInlineStart: 0 }, to: { insetInlineStart: 'calc(100% - 24px)' } });
export const track = style(
  layered({ position: 'relative', blockSize: 24, minInlineSize: 120, borderRadius: radius.pill, background: color.sunken }),
);
export const runner = style(
  layered({
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: 24,
    blockSize: 24,
    borderRadius: radius.pill,
    background: color.accent,
    boxShadow: shadow.sm,
    animation: `${run} 1s ${motion.ease} both`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  }),
);

export const bench = style(layered({ display: 'grid', gap: space.lg, marginBlock: space.lg }));

/** Wider than the text: as wide as the window. */
const roomWidth = 'calc(100vw - 64px)';
export const screens = style(
  layered({
    display: 'flex',
    justifyContent: 'safe center',
    gap: space.lg,
    inlineSize: roomWidth,
    marginInline: `calc((100% - ${roomWidth}) / 2)`,
    overflowX: 'auto',
  }),
);
export const screen = style(layered({ display: 'grid', flex: 'none', gap: space.xs }));
export const screenFrame = style(
  layered({ inlineSize: 360, blockSize: 720, border: `1px solid ${color.border}`, borderRadius: radius.md }),
);

export const editor = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    minBlockSize: 320,
    padding: space.lg,
    fontFamily: mono,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.regular,
    lineHeight: lineHeight.normal,
    color: color.text,
    background: color.surface,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius.md,
    resize: 'vertical',
  }),
);
export const editorLabel = style(layered({ display: 'grid', gap: space.sm, fontWeight: fontWeight.medium }));
export const faults = style(layered({ display: 'grid', gap: space.sm }));
export const fault = style(
  layered({
    padding: `${space.sm} ${space.md}`,
    borderRadius: radius.sm,
    background: color.criticalSoft,
    color: color.criticalText,
    fontSize: fontSize.sm,
  }),
);
export const sound = style(layered({ color: color.positiveText, fontSize: fontSize.sm, fontWeight: fontWeight.medium }));

export const showcase = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
    gap: space.lg,
    marginBlock: space.xl,
  }),
);
export const card = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: space.lg,
    padding: space.xl,
    minInlineSize: 0,
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.lg,
    boxShadow: shadow.md,
  }),
);
export const who = style(layered({ display: 'flex', alignItems: 'center', gap: space.md, fontWeight: fontWeight.medium }));
export const balance = style(layered({ fontSize: fontSize.xxl, fontWeight: fontWeight.bold, letterSpacing: '-0.02em' }));
export const pushedEnd = style(layered({ marginInlineStart: 'auto' }));

export const usage = style(
  layered({
    display: 'grid',
    gap: space.sm,
    maxInlineSize: proseWidth,
    marginBlock: space.lg,
    fontFamily: font.body,
    fontSize: fontSize.sm,
    wordSpacing: font.wordSpacing,
    lineHeight: lineHeight.normal,
    color: color.text,
  }),
);
