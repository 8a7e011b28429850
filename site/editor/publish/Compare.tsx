import { Columns2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';

import { AUDIENCE_FACTS, type Audience, type View } from '#site/assembler/compiler/explain/views.ts';
import type { KnownFacts } from '#site/assembler/runtime/facts.ts';
import { FEATURES } from '#site/assembler/runtime/vocabulary.ts';
import { Button, Callout, Row, SegmentedControl, SelectField, Spinner, Text } from '#ui';
import { Framed } from '../panel/Framed.tsx';
import { useSize } from '../panel/useSize.ts';
import type { Built, Comparison, EditedFiles } from '../protocol.ts';
import { fetchComparison } from '../server.ts';
import { messageOf } from '../showMessage.ts';
import { FIRST_CHOICE, THEMES, type Choice } from '../state.ts';
import type { Overlay } from '../useOverlay.ts';
import { words } from '../words.ts';
import * as styles from './publishing.css.ts';

const { publishing } = words;

/** Widths of the pictures of a review, with the heights of their windows. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** The visitor of an audience, as the comparison was made for. */
function visitorOf(audience: Audience): Choice {
  const { session = 'visitor', accountType, rank = 0, features }: KnownFacts = AUDIENCE_FACTS[audience];
  return {
    ...FIRST_CHOICE,
    session,
    accountType: typeof accountType === 'number' ? accountType : undefined,
    rank,
    features: FEATURES.filter((feature) => features?.[feature] === true),
  };
}

/** The pages that differ, once they are asked for: each is two sites more. */
export function Compare({ overlay: { workspace, edits } }: { readonly overlay: Overlay }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen && workspace) return <Pages merchant={workspace.merchant} edits={edits} />;
  return (
    <Row>
      <Button size="sm" iconStart={<Columns2 size={16} />} onClick={() => setIsOpen(true)}>
        {publishing.compare}
      </Button>
    </Row>
  );
}

interface PagesProps {
  readonly merchant: string;
  readonly edits: EditedFiles;
}

/** A page that differs, before and after, side by side. */
function Pages({ merchant, edits }: PagesProps) {
  const [comparison, setComparison] = useState<Comparison | 'failed'>();
  const [chosen, choose] = useState(0);
  const [size, setSize] = useState<(typeof SIZES)[number]>(SIZES[1]);
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light');
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const loaded = await fetchComparison(merchant, edits).catch(() => 'failed' as const);
      if (!left) setComparison(loaded);
    };
    void look();
    return () => {
      left = true;
    };
  }, [merchant, edits]);

  if (comparison === undefined) return <Spinner label={publishing.loading} />;
  if (comparison === 'failed') return <Callout tone="critical">{publishing.failed}</Callout>;
  const { views, before, after } = comparison;
  const view = views[chosen];
  if (!view) return <Text tone="muted">{publishing.noViews}</Text>;
  const shown = { merchant, view, size, theme };
  return (
    <div className={styles.section}>
      <div className={styles.choices}>
        <SelectField
          size="md"
          aria-label={publishing.view}
          options={views.map(({ path, audience }, place) => ({ value: String(place), label: publishing.viewOf(path, audience) }))}
          value={String(chosen)}
          onChange={({ target }) => choose(Number(target.value))}
        />
        <SegmentedControl
          aria-label={words.width}
          segments={SIZES.map(({ width }) => ({ value: String(width), label: words.widths[width] }))}
          value={String(size.width)}
          onChange={(value) => setSize(SIZES.find(({ width }) => String(width) === value) ?? size)}
        />
        <SegmentedControl
          aria-label={words.theme}
          segments={THEMES.map((name) => ({ value: name, label: words.themes[name] }))}
          value={theme}
          onChange={(value) => setTheme(THEMES.find((name) => name === value) ?? theme)}
        />
      </div>
      <div className={styles.sides}>
        {/* Another page is a frame of its own: it has pop-ups that the last one had not. */}
        <Side key={`before ${view.path}`} {...shown} title={publishing.before} built={before} />
        <Side key={`after ${view.path}`} {...shown} title={publishing.after} built={after} />
      </div>
    </div>
  );
}

interface SideProps {
  readonly merchant: string;
  readonly title: string;
  readonly built: Built;
  readonly view: View;
  readonly size: (typeof SIZES)[number];
  readonly theme: (typeof THEMES)[number];
}

function Side({ merchant, title, built, view: { path, audience, differs }, size: { width, height }, theme }: SideProps) {
  const room = useRef<HTMLElement>(null);
  const own = useSize(room);
  const scale = Math.min(1, (own?.width ?? 0) / width);
  const message = useMemo(() => messageOf(built, { ...visitorOf(audience), page: path, theme }), [built, audience, path, theme]);
  return (
    <figure ref={room} className={styles.side}>
      <figcaption>{title}</figcaption>
      <div className={styles.picture} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        {scale > 0 && (
          <Framed
            merchant={merchant}
            title={title}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
            message={message}
            mark={differs.find((address) => address.includes('#')) ?? null}
            labels={null}
          />
        )}
      </div>
    </figure>
  );
}
