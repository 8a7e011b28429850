import { useMemo } from 'react';

import { isObject } from '#site/assembler/compiler/merge.ts';
import { toPointer, type Path } from '#site/assembler/compiler/pointer.ts';
import type { Fault, Language } from '#site/assembler/runtime/types.ts';
import { Heading, Text } from '#ui';
import type { Change } from '../form/changes.ts';
import { itemFormOf, propsFormOf, type ItemForm } from '../form/itemForm.ts';
import { PropsForm } from '../form/PropsForm.tsx';
import { mergedAt, type Layers } from '../patch/items.ts';
import { valueAt } from '../patch/text.ts';
import { itemAt } from '../place.ts';
import type { Entry } from '../structure.ts';
import type { Texts } from '../useTexts.ts';
import { words } from '../words.ts';

interface SettingsProps {
  readonly entry: Entry;
  readonly layers: Layers;
  /** Of items and blocks; nothing until they have come. */
  readonly definitions: unknown;
  readonly languages: readonly Language[];
  readonly texts: Texts;
  /** Of the file that the item is in. */
  readonly faults: readonly Fault[];
  /** With paths in the item. */
  readonly onChange: (changes: readonly Change[]) => void;
}

/** What an item says of itself, and the props of its block, as forms from their schemas. */
export function Settings({ definitions, ...rest }: SettingsProps) {
  const { kind, block } = rest.entry;
  const item = useMemo(() => itemFormOf(definitions, kind), [definitions, kind]);
  const props = useMemo(() => (block === undefined ? undefined : propsFormOf(definitions, block)), [definitions, block]);
  if (!item && !props) return null;
  if ([item, props].every((form) => Object.keys(form?.schema.properties ?? {}).length === 0))
    return <Text tone="muted">{words.noSettings}</Text>;
  return (
    <>
      <Heading level={3} size="md">
        {words.settings}
      </Heading>
      {item && <Form {...rest} form={item} below={[]} />}
      {props && <Form {...rest} form={props} below={['props']} />}
    </>
  );
}

interface FormProps extends Omit<SettingsProps, 'definitions'> {
  readonly form: ItemForm;
  /** Path in the item. */
  readonly below: Path;
}

function Form({ entry, layers, languages, texts, faults, onChange, form, below }: FormProps) {
  const keys = [...itemAt(entry.address).keys, ...below];
  const own = valueAt(layers.text, keys);
  const write = (changes: readonly Change[]): void => onChange(changes.map(({ path, value }) => ({ path: [...below, ...path], value })));
  const fields = Object.keys(form.schema.properties ?? {});
  const merged = mergedAt(layers, keys);
  return (
    <PropsForm
      key={entry.address}
      id={[entry.address, ...below].join('-').replaceAll(/\W/g, '-')}
      form={form}
      value={isObject(merged) ? Object.fromEntries(Object.entries(merged).filter(([key]) => fields.includes(key))) : {}}
      disabled={entry.isLocked}
      changed={new Set(isObject(own) && entry.origin !== 'own' ? Object.keys(own) : [])}
      languages={languages}
      texts={texts}
      faults={faultsOf(faults, `${toPointer(keys)}/`)}
      reset={(field) => write([{ path: [field], value: undefined }])}
      onChange={write}
    />
  );
}

/** What is wrong with each field, by its name. */
function faultsOf(faults: readonly Fault[], prefix: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    faults.flatMap(({ pointer, found, expected }) =>
      pointer.startsWith(prefix) ? [[pointer.slice(prefix.length).split('/')[0] ?? '', words.fault(found, expected)] as const] : [],
    ),
  );
}
