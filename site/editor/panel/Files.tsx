import { Copy, Undo2 } from 'lucide-react';
import { useMemo, type Ref } from 'react';

import { toPointer } from '#site/assembler/compiler/pointer.ts';
import { Button, SelectField, useToast } from '#ui';
import { CodeEditor, type CodeEditorHandle } from '../code/CodeEditor.tsx';
import { savedText } from '../edits.ts';
import { pathAt } from '../patch/text.ts';
import { addressAt, placeIn, type Layer } from '../place.ts';
import type { Workspace, WorkspaceFile } from '../protocol.ts';
import { fetchSchema } from '../server.ts';
import type { Overlay } from '../useOverlay.ts';
import { words } from '../words.ts';
import * as styles from './Files.css.ts';

interface FilesProps {
  readonly ref: Ref<CodeEditorHandle>;
  readonly overlay: Overlay;
  readonly workspace: Workspace;
  /** Of the open file. */
  readonly path: string;
  readonly layer: Layer;
  readonly onOpen: (path: string, layer: Layer) => void;
  /** The item that the caret is in. */
  readonly onPoint: (address: string) => void;
}

/** The merchant's files, and the one that is being edited. */
export function Files({ ref, overlay, workspace, path, layer, onOpen, onPoint }: FilesProps) {
  const { edits, given, compilation } = overlay;
  const { merchant, files } = workspace;
  const showToast = useToast();
  const file = files.find((known) => known.path === path);
  const text = edits[path] ?? (file ? savedText(file) : '');
  const changed = Object.hasOwn(edits, path);
  const schemaPath = file?.schema ?? '';
  const schema = useMemo(() => ({ path: schemaPath, load: fetchSchema }), [schemaPath]);
  const faults = useMemo(
    () => compilation?.faults.filter((fault) => isIn(placeIn(fault.file, merchant), path)),
    [compilation, merchant, path],
  );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ message: words.copied(path), tone: 'positive' });
    } catch {
      showToast({ message: words.notCopied, tone: 'caution' });
    }
  };
  return (
    <div className={styles.files}>
      <div className={styles.bar}>
        <SelectField
          className={styles.file}
          size="md"
          aria-label={words.file}
          options={files.map((known) => ({ value: known.path, label: labelOf(known, edits) }))}
          value={path}
          onChange={({ target }) => onOpen(target.value, layer)}
        />
        <SelectField
          className={styles.layer}
          size="md"
          aria-label={words.layer}
          options={[
            { value: 'patch', label: words.patch },
            { value: 'base', label: words.base },
          ]}
          value={layer}
          onChange={({ target }) => onOpen(path, target.value === 'base' ? 'base' : 'patch')}
        />
        <Button size="sm" className={styles.action} iconStart={<Copy size={16} />} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button
          size="sm"
          className={styles.action}
          iconStart={<Undo2 size={16} />}
          disabled={!changed}
          onClick={() => overlay.revert(path)}
        >
          {words.revert}
        </Button>
      </div>
      {layer === 'patch' ? (
        <CodeEditor
          key={path}
          ref={ref}
          className={styles.editor}
          label={words.editor(path)}
          text={text}
          given={given}
          onChange={(next) => overlay.edit(path, next)}
          onCaret={(now, offset) => {
            const address = addressAt(path, toPointer(pathAt(now, offset)));
            if (address !== undefined) onPoint(address);
          }}
          schema={schema}
          {...(faults && { faults })}
        />
      ) : (
        <CodeEditor
          key={`base/${path}`}
          ref={ref}
          className={styles.editor}
          label={words.baseEditor(path)}
          text={file?.base ?? `// ${words.noBase}\n`}
          given={given}
          readOnly
        />
      )}
      <p className={styles.note}>{layer === 'patch' ? words.keys : words.readOnly}</p>
    </div>
  );
}

/** Whether a place is in the merchant's own file of this path. */
function isIn(place: ReturnType<typeof placeIn>, path: string): boolean {
  return place?.layer === 'patch' && place.path === path;
}

function labelOf({ path, own }: WorkspaceFile, edits: Overlay['edits']): string {
  if (Object.hasOwn(edits, path)) return `${path} · ${words.changed}`;
  return own === null ? path : `${path} · ${words.own}`;
}
