import { Download, Link2, Moon, MousePointer2, Redo2, Send, Sun, Undo2 } from 'lucide-react';

import { Badge, Button, IconButton, SelectField, useToast } from '#ui';
import { download, zipOf } from '../exportFiles.ts';
import { OperatorMenu } from '../operator/OperatorMenu.tsx';
import { addressesIn } from '../pages.ts';
import { WIDTHS, type Choice, type Width } from '../state.ts';
import type { Overlay } from '../useOverlay.ts';
import { usePanelTheme } from '../usePanelTheme.ts';
import { words } from '../words.ts';
import * as styles from './Editor.css.ts';

interface TopBarProps {
  readonly overlay: Overlay;
  readonly choice: Choice;
  /** That is shown, chosen or not. */
  readonly width: Width;
  /** Whether a press on the site selects. */
  readonly picking: boolean;
  readonly onPick: (picking: boolean) => void;
  readonly onChoose: (part: Partial<Choice>) => void;
  readonly onPublish: () => void;
}

/** What is shown, and what becomes of the edits. */
export function TopBar({ overlay, choice, width, picking, onPick, onChoose, onPublish }: TopBarProps) {
  const { workspace, edits, edited, shown } = overlay;
  const showToast = useToast();
  const [theme, setTheme] = usePanelTheme();
  const count = Object.keys(edits).length;
  const pages = [...new Set([...addressesIn(shown?.artefact.pages ?? {}), choice.page])];
  const share = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      showToast({ message: words.shared, tone: 'positive' });
    } catch {
      showToast({ message: words.notCopied, tone: 'caution' });
    }
  };
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>
        Playfront <Badge tone="accent">{words.title}</Badge>
      </h1>
      <div className={styles.choices}>
        <SelectField
          size="md"
          aria-label={words.merchant}
          options={(workspace?.merchants ?? [choice.merchant]).map((code) => ({
            value: code,
            label: edited.includes(code) ? `${code} · ${words.changed}` : code,
          }))}
          value={workspace?.merchant ?? choice.merchant}
          onChange={({ target }) =>
            onChoose({ merchant: target.value, page: '/', file: undefined, flags: {}, language: undefined, theme: undefined })
          }
        />
        <SelectField
          size="md"
          aria-label={words.page}
          options={pages.map((path) => ({ value: path, label: path }))}
          value={choice.page}
          onChange={({ target }) => onChoose({ page: target.value, file: undefined })}
        />
        <SelectField
          size="md"
          aria-label={words.width}
          options={WIDTHS.map((known) => ({ value: String(known), label: words.widths[known] }))}
          value={String(width)}
          onChange={({ target }) => onChoose({ width: WIDTHS.find((known) => String(known) === target.value) })}
        />
      </div>
      <div className={styles.actions}>
        <Button
          size="sm"
          aria-pressed={picking}
          variant={picking ? 'secondary' : 'ghost'}
          title={words.selectHelp}
          iconStart={<MousePointer2 size={16} />}
          onClick={() => onPick(!picking)}
        >
          {words.select}
        </Button>
        <IconButton size="sm" aria-label={words.undo} disabled={!overlay.canUndo} onClick={overlay.undo}>
          <Undo2 size={18} />
        </IconButton>
        <IconButton size="sm" aria-label={words.redo} disabled={!overlay.canRedo} onClick={overlay.redo}>
          <Redo2 size={18} />
        </IconButton>
        <Button size="sm" iconStart={<Link2 size={16} />} onClick={() => void share()}>
          {words.share}
        </Button>
        <Button
          size="sm"
          iconStart={<Download size={16} />}
          disabled={count === 0}
          onClick={() => download(`${workspace?.merchant ?? 'overlay'}.zip`, zipOf(workspace?.merchant ?? '', edits))}
        >
          {count === 0 ? words.export : words.exportCount(count)}
        </Button>
        <Button size="sm" variant="primary" iconStart={<Send size={16} />} disabled={!workspace} onClick={onPublish}>
          {words.publishing.open}
        </Button>
        <IconButton
          size="sm"
          aria-label={theme === 'dark' ? words.toLight : words.toDark}
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          {theme === 'dark' ? <Sun size={18} /> : <Moon size={18} />}
        </IconButton>
        {workspace?.signedIn && <OperatorMenu signedIn={workspace.signedIn} overlay={overlay} />}
      </div>
    </header>
  );
}
