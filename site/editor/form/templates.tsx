/** How the form's parts stand together. */
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  TemplatesType,
} from '@rjsf/utils';
import { ArrowDown, ArrowUp, Plus, RotateCcw, Trash2 } from 'lucide-react';

import { Button, IconButton, Stack } from '#ui';
import { inWords } from '../inWords.ts';
import { words } from '../words.ts';
import type { FormContext } from './context.ts';
import * as styles from './form.css.ts';
import { noteOf } from './notes.ts';

/** A prop that the merchant changed has a mark, and the way back to base. */
function Field({ children, fieldPathId, registry, disabled }: FieldTemplateProps<unknown, RJSFSchema, FormContext>) {
  const [prop, ...inside] = fieldPathId.path;
  const { changed, reset } = registry.formContext;
  if (typeof prop !== 'string' || inside.length > 0 || !changed.has(prop)) return children;
  return (
    <div className={styles.changed}>
      {children}
      <Button size="sm" variant="ghost" disabled={disabled} iconStart={<RotateCcw size={14} />} onClick={() => reset(prop)}>
        {words.resetProp(inWords(prop))}
      </Button>
    </div>
  );
}

function Parts({ properties, title, schema, fieldPathId }: ObjectFieldTemplateProps<unknown, RJSFSchema, FormContext>) {
  const parts = (
    <Stack>
      {properties.map(({ name, content }) => (
        <div key={name}>{content}</div>
      ))}
    </Stack>
  );
  if (fieldPathId.path.length === 0) return parts;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{inWords(title)}</legend>
      {noteOf(schema) !== undefined && <p className={styles.note}>{noteOf(schema)}</p>}
      {parts}
    </fieldset>
  );
}

function List({
  title,
  items,
  canAdd = false,
  onAddClick,
  disabled = false,
  schema,
}: ArrayFieldTemplateProps<unknown, RJSFSchema, FormContext>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{inWords(title)}</legend>
      {noteOf(schema) !== undefined && <p className={styles.note}>{noteOf(schema)}</p>}
      <Stack>{items}</Stack>
      {canAdd && (
        <Button size="sm" disabled={disabled} iconStart={<Plus size={16} />} onClick={onAddClick}>
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}

function ListItem({
  children,
  buttonsProps,
  index,
  totalItems,
  disabled = false,
}: ArrayFieldItemTemplateProps<unknown, RJSFSchema, FormContext>) {
  const { hasRemove = false, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  return (
    <div className={styles.listItem}>
      {children}
      <div className={styles.buttons}>
        <IconButton size="sm" aria-label={words.itemUp(index + 1)} disabled={disabled || index === 0} onClick={onMoveUpItem}>
          <ArrowUp size={16} />
        </IconButton>
        <IconButton
          size="sm"
          aria-label={words.itemDown(index + 1)}
          disabled={disabled || index === totalItems - 1}
          onClick={onMoveDownItem}
        >
          <ArrowDown size={16} />
        </IconButton>
        <IconButton size="sm" aria-label={words.itemRemove(index + 1)} disabled={disabled || !hasRemove} onClick={onRemoveItem}>
          <Trash2 size={16} />
        </IconButton>
      </div>
    </div>
  );
}

export const templates: Partial<TemplatesType<unknown, RJSFSchema, FormContext>> = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Parts,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: ListItem,
};
