import { useState } from 'react';

import { declaredFlags } from '#site/assembler/runtime/flags.ts';
import type { Artefact } from '#site/assembler/runtime/types.ts';
import { Badge, Button, Heading, SearchField, SwitchField, Text } from '#ui';
import { mergedAt, withPart, type Layers } from '../patch/items.ts';
import { valueAt } from '../patch/text.ts';
import type { Overlay } from '../useOverlay.ts';
import { words } from '../words.ts';
import * as styles from './rooms.css.ts';

const FILE = 'flags.json';

interface FlagsProps {
  readonly artefact: Artefact;
  readonly overlay: Overlay;
  readonly layersOf: (file: string) => Layers;
}

/** The white-label flags as config declares them. What the platform says of them is chosen with the visitor. */
export function Flags({ artefact, overlay, layersOf }: FlagsProps) {
  const [search, setSearch] = useState('');
  const layers = layersOf(FILE);
  const inForce = declaredFlags(artefact.flags);
  const found = Object.entries(artefact.flags).filter(([id, { note = '' }]) =>
    `${id} ${note}`.toLowerCase().includes(search.toLowerCase()),
  );
  const set = (id: string, on: boolean | undefined): void => overlay.change(FILE, withPart(layers, ['flags', id, 'on'], on));
  return (
    <section className={styles.room} aria-label={words.siteParts.flags}>
      <Heading level={2} size="lg">
        {words.siteParts.flags}
      </Heading>
      <Text size="sm" tone="muted">
        {words.flagKinds}
      </Text>
      <SearchField size="md" aria-label={words.search} placeholder={words.search} value={search} onChange={setSearch} />
      {found.length === 0 && (
        <Text size="sm" tone="muted">
          {words.noFlags}
        </Text>
      )}
      {found.map(([id, flag]) => {
        const isOwn = valueAt(layers.text, ['flags', id, 'on']) !== undefined;
        return (
          <fieldset key={id} className={styles.card}>
            <legend className={styles.legend}>
              {id} {isOwn && <Badge tone="accent">{words.changed}</Badge>}
            </legend>
            <Text size="sm" tone="muted">
              {flag.note} {flag.parent !== undefined && words.flagParent(flag.parent, inForce[flag.parent] === true)}
            </Text>
            <SwitchField
              label={words.flagDeclared}
              checked={mergedAt(layers, ['flags', id, 'on']) === true}
              onChange={({ target }) => set(id, target.checked)}
            />
            {isOwn && (
              <Button size="sm" variant="ghost" onClick={() => set(id, undefined)}>
                {words.resetProp(id)}
              </Button>
            )}
          </fieldset>
        );
      })}
    </section>
  );
}
