import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';

import type { Facts, Language } from '#site/assembler/runtime/types.ts';
import { Tabs, useToast } from '#ui';
import { fileOfForm, useCode } from '../useCode.ts';
import { useDefinitions } from '../form/useDefinitions.ts';
import type { FromFrame } from '../messages.ts';
import { differing, isSame, savedText } from '../edits.ts';
import { pageFileOf } from '../pages.ts';
import type { Layers } from '../patch/items.ts';
import { placeIn } from '../place.ts';
import { labelsOf } from '../rows.ts';
import { messageOf } from '../showMessage.ts';
import type { Choice } from '../state.ts';
import { FORMS, PARTS, partOf, pathTo, structureOf, type Entry, type Part } from '../structure.ts';
import { useAddress, useLeaveGuard, useLinkedEdits, type Link } from '../useLink.ts';
import { useItemEdits } from '../useItemEdits.ts';
import { useMedia } from '../useMedia.ts';
import { useOverlay } from '../useOverlay.ts';
import { useTexts } from '../useTexts.ts';
import { useKeys } from '../useKeys.ts';
import { words } from '../words.ts';
import { SignedOut } from '../operator/SignedOut.tsx';
import { AskMerge } from '../merge/AskMerge.tsx';
import { Publish } from '../publish/Publish.tsx';
import { Simulator } from '../simulator/Simulator.tsx';
import { usePlatformKinds } from '../simulator/usePlatform.ts';
import { AskLink } from './AskLink.tsx';
import { Checks, type View } from './Checks.tsx';
import type { FilePlace } from './filePlace.ts';
import { Files } from './Files.tsx';
import { Inspector } from './Inspector.tsx';
import * as styles from './Editor.css.ts';
import { Room } from '../rooms/Room.tsx';
import { Stage } from './Stage.tsx';
import { TopBar } from './TopBar.tsx';
import { Tree } from './Tree.tsx';

const NO_LANGUAGES: readonly Language[] = [];

/** The parts whose items stand in files of their own. */
const OFF_PAGE = PARTS.filter((part) => part !== 'page' && !FORMS.has(part));

/** The operator's page: the site as it would be, beside the overlay that makes it so. */
export function Editor({ link }: { readonly link: Link }) {
  const showToast = useToast();
  const [choice, setChoice] = useState(link.choice);
  const change = useCallback((part: Partial<Choice>) => setChoice((now) => ({ ...now, ...part })), []);
  const overlay = useOverlay(choice.merchant);
  const { workspace, edits, edited, shown, compilation, trouble, conflicts } = overlay;
  const complain = useCallback((message: string) => showToast({ message, tone: 'caution', durationMs: 12_000 }), [showToast]);
  const { linked, isRead, isOwn, answered } = useLinkedEdits(complain);
  const [selected, setSelected] = useState<string | null>(null);
  const [sitePart, setSitePart] = useState<Part>('page');
  const [checked, setChecked] = useState<View>('facts');
  /** Of a press on the site: the items around what it selected, the outermost first. */
  const [around, setAround] = useState<readonly string[]>([]);
  const point = useCallback((address: string, parents: readonly string[] = []) => {
    setSelected(address);
    setAround(parents);
    setSitePart(partOf(address));
  }, []);
  const select = useCallback(
    (address: string, parents?: readonly string[]) => {
      point(address, parents);
      setChecked('item');
    },
    [point],
  );
  const [facts, setFacts] = useState<Facts>();
  const [picking, setPicking] = useState(true);
  const [part, setPart] = useState<'parts' | 'code'>('parts');
  const kinds = usePlatformKinds(workspace !== undefined && !workspace.signedIn);
  const shownPart = (kinds && choice.panel) ?? part;
  const [view, setView] = useState<'site' | 'overlay'>('site');
  const [publishing, setPublishing] = useState(false);
  /** Conflicts that were put off, as text. */
  const [later, setLater] = useState('');
  const wide = useMedia(styles.WIDE_PANEL);
  const width = choice.width ?? (wide ? 1440 : 360);

  useEffect(() => link.problems.forEach(complain), [link, complain]);
  const merchant = workspace?.merchant;
  useEffect(() => {
    if (merchant !== undefined && choice.merchant !== '' && choice.merchant !== merchant) complain(words.noMerchant(choice.merchant));
  }, [merchant, choice.merchant, complain]);
  const news = useMemo(() => linked && workspace && differing(linked, workspace.files), [linked, workspace]);
  // What this browser has stored of this tab's own address is as new, or newer.
  const isKnown = news !== undefined && (isSame(news, edits) || (isOwn && Object.keys(edits).length > 0));
  const asks = news !== undefined && Object.keys(news).length > 0 && !isKnown;
  useEffect(() => {
    // Files saved since the link was made need no question.
    if (news && !asks) answered();
  }, [news, asks, answered]);
  // Not before the link's own edits have been answered for: they would be lost from the address.
  useAddress(choice, merchant, edits, isRead && linked === undefined);
  useLeaveGuard(edited.length > 0 && trouble === 'unstored');

  const message = useMemo(() => shown && messageOf(shown, choice), [shown, choice]);
  const hear = useCallback(
    (heard: FromFrame) => {
      if (heard.kind === 'page') change({ page: heard.page });
      if (heard.kind === 'language') change({ language: heard.language });
      if (heard.kind === 'theme') change({ theme: heard.theme });
      const pressed = heard.kind === 'select' ? heard.items.at(-1) : undefined;
      if (heard.kind === 'select' && pressed !== undefined) select(pressed, heard.items.slice(0, -1));
      if (heard.kind === 'facts') setFacts(heard.facts);
    },
    [change, select],
  );

  const pageFile = pageFileOf(shown?.artefact.pages ?? {}, choice.page);
  const path = workspace?.files.find((file) => file.path === (choice.file ?? pageFile))?.path ?? workspace?.files[0]?.path;
  const layersOf = useCallback(
    (file: string): Layers => {
      const known = workspace?.files.find((one) => one.path === file);
      return { base: known?.base ?? null, text: edits[file] ?? (known ? savedText(known) : '{}') };
    },
    [workspace, edits],
  );
  const artefact = shown?.artefact;
  const onStage = useMemo(() => (artefact ? structureOf(artefact, 'page', pageFile, layersOf) : []), [artefact, pageFile, layersOf]);
  const sections = useMemo(
    () => (artefact && sitePart !== 'page' ? structureOf(artefact, sitePart, pageFile, layersOf) : onStage),
    [artefact, sitePart, onStage, pageFile, layersOf],
  );
  const definitions = useDefinitions();
  const itemEdits = useItemEdits(overlay, layersOf);
  const texts = useTexts(overlay, layersOf, artefact?.merchant.languages ?? NO_LANGUAGES);
  /** All that a press on the site can select. */
  const pressable = useMemo(
    () => [...onStage, ...(artefact ? OFF_PAGE.flatMap((one) => structureOf(artefact, one, pageFile, layersOf)) : [])],
    [artefact, onStage, pageFile, layersOf],
  );
  const labels = useMemo(() => (picking && artefact ? labelsOf(pressable) : null), [picking, artefact, pressable]);
  const { layer, opened, open, goTo: goToCode, goToItem } = useCode({ path, layersOf, onOpen: (file) => change({ file }) });
  const openPart = (next: 'parts' | 'code'): void => {
    setPart(next);
    change({ panel: undefined });
  };
  const goTo = ({ file, address }: FilePlace): void => {
    if (address !== undefined) point(address);
    const to = file && merchant !== undefined ? placeIn(file.file, merchant) : undefined;
    if (!file || !to) return;
    setView('overlay');
    openPart('code');
    goToCode(to.path, to.layer, file);
  };
  const showCode = ({ address, origin }: Entry): void => {
    openPart('code');
    goToItem(address, origin === 'base' ? 'base' : 'patch');
  };
  /** What is edited by sight is where the code opens. */
  const switchTo = (next: 'parts' | 'code'): void => {
    openPart(next);
    if (next === 'parts') return setChecked('item');
    const form = fileOfForm(sitePart, choice.language ?? artefact?.merchant.defaultLanguage ?? 'EN');
    if (form !== undefined) goToCode(form, 'patch', { line: 1, column: 1 });
    else if (selected !== null) goToItem(selected, 'patch');
  };
  useKeys({ undo: overlay.undo, redo: overlay.redo, toggle: () => switchTo(part === 'code' ? 'parts' : 'code') });

  const leavePublishing = (to?: FilePlace): void => {
    setPublishing(false);
    // The sheet holds the focus until it is gone.
    if (to) setTimeout(() => goTo(to));
  };
  const review = (): void => {
    // Nothing is saved over what others have saved.
    setLater('');
    if (conflicts.length === 0) setPublishing(true);
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
  const common = { artefact, definitions, sections, facts, selected, onSelect: select, edits: itemEdits };
  const tree = artefact && <Tree {...common} artefact={artefact} part={sitePart} onPart={setSitePart} />;
  const checks = (item?: ReactNode) => (
    <Checks item={item} view={checked} onView={setChecked} overlay={overlay} choice={choice} onChoose={change} onGoTo={goTo} />
  );
  const inspector = shown && artefact && (
    <Room part={sitePart} overlay={overlay} shown={shown} layersOf={layersOf} texts={texts}>
      <Inspector
        {...common}
        around={around.flatMap((address) => pathTo(pressable, address).slice(-1))}
        artefact={artefact}
        layersOf={layersOf}
        faults={compilation?.faults ?? []}
        texts={texts}
        onCode={showCode}
      />
    </Room>
  );
  const panel = (
    <section className={styles.panel} aria-label={words.overlay}>
      <Tabs
        className={styles.views}
        aria-label={words.parts}
        tabs={[
          {
            value: 'parts',
            label: words.bySight,
            content: wide ? (
              checks(inspector)
            ) : (
              <div className={styles.halves}>
                {tree}
                {checks(inspector)}
              </div>
            ),
          },
          {
            value: 'code',
            label: words.code,
            content: (
              <div className={styles.halves}>
                {workspace && path !== undefined && (
                  <Files ref={opened} overlay={overlay} workspace={workspace} path={path} layer={layer} onOpen={open} onPoint={point} />
                )}
                {checks()}
              </div>
            ),
          },
          ...(kinds && merchant !== undefined
            ? [
                {
                  value: 'simulator',
                  label: words.simulator.title,
                  content: <Simulator key={merchant} merchant={merchant} kinds={kinds} />,
                },
              ]
            : []),
        ]}
        value={shownPart}
        onChange={(next) => (next === 'simulator' ? change({ panel: next }) : switchTo(next === 'code' ? 'code' : 'parts'))}
      />
    </section>
  );
  return (
    <div className={styles.page}>
      <TopBar overlay={overlay} choice={choice} width={width} picking={picking} onPick={setPicking} onChoose={change} onPublish={review} />
      {wide ? (
        <main className={styles.sides} data-part={shownPart}>
          {shownPart === 'parts' && tree}
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
      {trouble === 'signedOut' && <SignedOut />}
      {publishing && <Publish overlay={overlay} onClose={leavePublishing} />}
      {conflicts.length > 0 && later !== JSON.stringify(conflicts) && (
        <AskMerge conflicts={conflicts} onAnswer={overlay.resolve} onLater={() => setLater(JSON.stringify(conflicts))} />
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
