import { Download } from 'lucide-react';
import { useState } from 'react';

import type { Json } from '#site/assembler/runtime/types.ts';
import { Button, Dialog, Text } from '#ui';
import { importTokens, type TokenImport } from '#ui/theme/import/importTokens.ts';
import { importLines, faultLine } from '#ui/theme/import/report.ts';
import { compileSkin, skinTokens } from '#ui/theme/skin.ts';
import { download } from '../../exportFiles.ts';
import { words } from '../../words.ts';
import * as room from '../rooms.css.ts';
import * as styles from './theme.css.ts';

interface TokenFilesProps {
  readonly merchant: string;
  readonly skin: Json;
  readonly onImport: (skin: TokenImport['skin']) => void;
}

interface Read {
  readonly made: TokenImport;
  readonly faults: readonly string[];
}

/** The skin's way from and to design tools: files of design tokens (DTCG), with a report of what was taken. */
export function TokenFiles({ merchant, skin, onImport }: TokenFilesProps) {
  const [read, setRead] = useState<Read>();
  const [problem, setProblem] = useState<string>();
  const tokens = skinTokens(skin);
  const take = async (files: readonly File[]): Promise<void> => {
    setProblem(undefined);
    try {
      const contents = await Promise.all(files.map(async (file): Promise<unknown> => JSON.parse(await file.text())));
      const made = importTokens(files.map(({ name }, place) => ({ name, content: contents[place] })));
      setRead({ made, faults: [...made.faults, ...compileSkin(made.skin).faults].map(faultLine) });
    } catch {
      setProblem(words.badTokens);
    }
  };
  return (
    <>
      <div className={room.actions}>
        <label className={room.legend}>
          {words.importTokens}{' '}
          <input
            type="file"
            accept=".json,application/json"
            multiple
            onChange={({ target }) => {
              void take([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
        <Button
          size="sm"
          iconStart={<Download size={16} />}
          disabled={!tokens}
          onClick={() => tokens && download(`${merchant}.tokens.json`, new TextEncoder().encode(JSON.stringify(tokens, null, 2)))}
        >
          {words.exportTokens}
        </Button>
      </div>
      {problem !== undefined && (
        <Text size="sm" tone="critical" role="alert">
          {problem}
        </Text>
      )}
      {read && (
        <Dialog
          open
          name="tokens"
          title={words.tokensRead(read.made.taken.length, read.made.left.length)}
          onClose={() => setRead(undefined)}
          actions={[
            {
              label: words.takeTokens,
              onSelect: () => {
                onImport(read.made.skin);
                setRead(undefined);
              },
            },
            { label: words.discard, onSelect: () => setRead(undefined), isDefault: true },
          ]}
        >
          <ul className={styles.report}>
            {[...read.faults, ...importLines(read.made)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
