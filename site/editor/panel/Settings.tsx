import { useMemo } from 'react';

import { isObject } from '#site/assembler/compiler/merge.ts';
import { toPointer } from '#site/assembler/compiler/pointer.ts';
import type { Fault } from '#site/assembler/runtime/types.ts';
import { Heading, Text } from '#ui';
import { blockFormOf } from '../form/blockForm.ts';
import type { Change } from '../form/changes.ts';
import { PropsForm } from '../form/PropsForm.tsx';
import { useDefinitions } from '../form/useDefinitions.ts';
import { mergedAt, type Layers } from '../patch/items.ts';
import { valueAt } from '../patch/text.ts';
import { itemAt } from '../place.ts';
import type { Entry } from '../structure.ts';
import { words } from '../words.ts';

interface SettingsProps {
  readonly entry: Entry;
  readonly layers: Layers;
  readonly languages: readonly string[];
  /** Of the file that the block is in. */
  readonly faults: readonly Fault[];
  readonly onChange: (changes: readonly Change[]) => void;
}

/** A block's props as a form, from its schema. */
export function Settings({ entry, layers, languages, faults, onChange }: SettingsProps) {
  const definitions = useDefinitions();
  const form = useMemo(() => blockFormOf(definitions, entry.block), [definitions, entry.block]);
  const { keys } = itemAt(entry.address);
  const own = valueAt(layers.text, [...keys, 'props']);
  if (!form) return null;
  if (Object.keys(form.schema.properties ?? {}).length === 0) return <Text tone="muted">{words.noSettings}</Text>;
  return (
    <>
      <Heading level={3} size="md">
        {words.settings}
      </Heading>
      <PropsForm
        key={entry.address}
        id={entry.address.replaceAll(/\W/g, '-')}
        form={form}
        value={mergedAt(layers, [...keys, 'props']) ?? {}}
        disabled={entry.isLocked}
        changed={new Set(isObject(own) && entry.origin !== 'own' ? Object.keys(own) : [])}
        languages={languages}
        faults={faultsOf(faults, `${toPointer([...keys, 'props'])}/`)}
        reset={(prop) => onChange([{ path: [prop], value: undefined }])}
        onChange={onChange}
      />
    </>
  );
}

/** What is wrong with each prop, by its name. */
function faultsOf(faults: readonly Fault[], prefix: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    faults.flatMap(({ pointer, found, expected }) =>
      pointer.startsWith(prefix) ? [[pointer.slice(prefix.length).split('/')[0] ?? '', words.fault(found, expected)] as const] : [],
    ),
  );
}
