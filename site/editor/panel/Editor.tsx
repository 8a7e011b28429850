import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { Fault } from '#site/assembler/runtime/types.ts';
import { Tabs, useToast } from '#ui';
import type { CodeEditorHandle } from '../code/CodeEditor.tsx';
import type { FromFrame } from '../messages.ts';
import { differing, savedText } from '../edits.ts';
import { pageFileOf } from '../pages.ts';
import type { Layers } from '../patch/items.ts';
import { itemAt, placeIn, type Layer } from '../place.ts';
import { labelsOf } from '../rows.ts';
import { messageOf } from '../showMessage.ts';
import type { Choice } from '../state.ts';
import { structureOf, type Entry } from '../structure.ts';
import { positionAt } from '../patch/text.ts';
import { useAddress, useLeaveGuard, useLinkedEdits, type Link } from '../useLink.ts';
import { useMedia } from '../useMedia.ts';
import { useOverlay } from '../useOverlay.ts';
import { useUndoKeys } from '../useUndoKeys.ts';
import { words } from '../words.ts';
import { AskLink } from './AskLink.tsx';
import { Blocks } from './Blocks.tsx';
import { Checks } from './Checks.tsx';
import type { FilePlace } from './filePlace.ts';
import { Files } from './Files.tsx';
import * as styles from './Editor.css.ts';
import { Stage } from './Stage.tsx';
import { TopBar } from './TopBar.tsx';

const NOTHING: ReadonlySet<string> = new Set();

/** The operator's page: the site as it would be, beside the overlay that makes it so. */
export function Editor({ link }: { readonly link: Link }) {
  const showToast = useToast();
  const [choice, setChoice] = useState(link.choice);
  const change = useCallback((part: Partial<Choice>) => setChoice((now) => ({ ...now, ...part })), []);
  const overlay = useOverlay(choice.merchant);
  const { workspace, edits, edited, shown, compilation } = overlay;
  const complain = useCallback((message: string) => showToast({ message, tone: 'caution', durationMs: 12_000 }), [showToast]);
  const { linked, isRead, answered } = useLinkedEdits(complain);
  const [selected, setSelected] = useState<string | null>(null);
  const [shownBlocks, setShownBlocks] = useState<ReadonlySet<string>>(NOTHING);
  const [picking, setPicking] = useState(true);
  const [part, setPart] = useState<'page' | 'code'>('page');
  const [view, setView] = useState<'site' | 'overlay'>('site');
  const [layer, setLayer] = useState<Layer>('patch');
  const wide = useMedia(styles.WIDE_PANEL);
  const width = choice.width ?? (wide ? 1440 : 360);
  const editor = useRef<CodeEditorHandle>(null);
  /** Where to go once the file that it is in is open. */
  const pending = useRef<Pick<Fault, 'line' | 'column'>>(undefined);

  useEffect(() => link.problems.forEach(complain), [link, complain]);
  const merchant = workspace?.merchant;
  useEffect(() => {
    if (merchant !== undefined && choice.merchant !== '' && choice.merchant !== merchant) complain(words.noMerchant(choice.merchant));
  }, [merchant, choice.merchant, complain]);
  const news = useMemo(() => linked && workspace && differing(linked, workspace.files), [linked, workspace]);
  const asks = news !== undefined && Object.keys(news).length > 0;
  useEffect(() => {
    // Files saved since the link was made need no question.
    if (news && !asks) answered();
  }, [news, asks, answered]);
  // Not before the link's own edits have been answered for: they would be lost from the address.
  useAddress(choice, merchant, edits, isRead && linked === undefined);
  useLeaveGuard(edited.length > 0);
  useUndoKeys(overlay);

  const message = useMemo(() => shown && messageOf(shown, choice), [shown, choice]);
  const hear = useCallback(
    (heard: FromFrame) => {
      if (heard.kind === 'page') change({ page: heard.page });
      if (heard.kind === 'language') change({ language: heard.language });
      if (heard.kind === 'theme') change({ theme: heard.theme });
      if (heard.kind === 'select') setSelected(heard.address);
      if (heard.kind === 'shown') setShownBlocks(new Set(heard.addresses));
    },
    [change],
  );

  const pageFile = pageFileOf(shown?.artefact.pages ?? {}, choice.page);
  const path = workspace?.files.find((file) => file.path === (choice.file ?? pageFile))?.path ?? workspace?.files[0]?.path;
  const open = (file: string, next: Layer): void => {
    setLayer(next);
    change({ file });
  };
  const goTo = ({ file, address }: FilePlace): void => {
    if (address !== undefined) setSelected(address);
    const to = file && merchant !== undefined ? placeIn(file.file, merchant) : undefined;
    if (!file || !to) return;
    setView('overlay');
    setPart('code');
    if (to.path === path && to.layer === layer && editor.current) editor.current.goTo(file.line, file.column);
    else {
      pending.current = file;
      open(to.path, to.layer);
    }
  };
  const opened = useCallback((handle: CodeEditorHandle | null) => {
    editor.current = handle;
    if (handle && pending.current) handle.goTo(pending.current.line, pending.current.column);
    if (handle) pending.current = undefined;
  }, []);

  const layersOf = useCallback(
    (file: string): Layers => {
      const known = workspace?.files.find((one) => one.path === file);
      return { base: known?.base ?? null, text: edits[file] ?? (known ? savedText(known) : '{}') };
    },
    [workspace, edits],
  );
  const sections = useMemo(() => (shown ? structureOf(shown.artefact, pageFile, layersOf) : []), [shown, pageFile, layersOf]);
  const labels = useMemo(() => (picking ? labelsOf(sections) : null), [picking, sections]);
  const showCode = ({ address, origin }: Entry): void => {
    const { path: file, keys } = itemAt(address);
    const { base, text } = layersOf(file);
    const folder = origin === 'base' ? 'base' : `merchants/${merchant}`;
    goTo({ file: { file: `${folder}/${file}`, ...positionAt(origin === 'base' ? (base ?? '') : text, keys) } });
  };

  const stage = (
    <Stage
      merchant={merchant}
      width={width}
      message={message}
      mark={selected}
      labels={labels}
      onMessage={hear}
      stale={compilation !== undefined && compilation.artefact === undefined && shown !== undefined}
      broken={compilation !== undefined && shown === undefined}
    />
  );
  const panel = (
    <section className={styles.panel} aria-label={words.overlay}>
      <Tabs
        className={styles.views}
        aria-label={words.parts}
        tabs={[
          {
            value: 'page',
            label: words.page,
            content: (
              <Blocks
                overlay={overlay}
                sections={sections}
                layersOf={layersOf}
                shown={shownBlocks}
                selected={selected}
                onSelect={setSelected}
                onCode={showCode}
              />
            ),
          },
          {
            value: 'code',
            label: words.code,
            content: workspace && path !== undefined && (
              <Files ref={opened} overlay={overlay} workspace={workspace} path={path} layer={layer} onOpen={open} />
            ),
          },
        ]}
        value={part}
        onChange={(next) => setPart(next === 'code' ? 'code' : 'page')}
      />
      <Checks overlay={overlay} choice={choice} onChoose={change} onGoTo={goTo} />
    </section>
  );
  return (
    <div className={styles.page}>
      <TopBar overlay={overlay} choice={choice} width={width} picking={picking} onPick={setPicking} onChoose={change} />
      {wide ? (
        <main className={styles.sides}>
          {stage}
          {panel}
        </main>
      ) : (
        <main className={styles.stack} data-view={view}>
          <Tabs
            className={styles.views}
            aria-label={words.views}
            tabs={[
              { value: 'site', label: words.site },
              { value: 'overlay', label: words.overlay },
            ]}
            value={view}
            onChange={(next) => setView(next === 'site' ? 'site' : 'overlay')}
          >
            <div className={styles.parts} data-view={view}>
              {stage}
              {panel}
            </div>
          </Tabs>
        </main>
      )}
      {asks && (
        <AskLink
          edits={news}
          onApply={() => {
            overlay.apply(news);
            answered();
          }}
          onDiscard={answered}
        />
      )}
    </div>
  );
}
