/** Form values across a reload: saved in the history entry, restored once. */
import * as v from 'valibot';

import { entryState } from '#site/routing/scrollRestoration.ts';

const NAME = 'typed';

const kept = v.fallback(v.array(v.object({ block: v.string(), name: v.string(), value: v.string(), checked: v.boolean() })), []);
type Kept = v.InferOutput<typeof kept>[number];
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = '[data-cfg] form :is(input, select, textarea)[name]';
/** Never saved: secrets. Files cannot be restored. */
const NEVER =
  '[type=password], [type=file], [type=hidden], [data-secret], [autocomplete*=password], [autocomplete=one-time-code], [autocomplete^=cc-]';
/** How long a form may take to render again, in milliseconds. */
const RESTORE_TIMEOUT_MS = 15_000;

const fieldsOf = (page: Document): Field[] => [...page.querySelectorAll<Field>(FIELDS)].filter((field) => !field.matches(NEVER));
const isChoice = (field: Field): field is HTMLInputElement => field.matches('[type=checkbox], [type=radio]');

function stateOf(field: Field): Kept {
  const block = field.closest<HTMLElement>('[data-cfg]')?.dataset['cfg'] ?? '';
  return { block, name: field.name, value: field.value, checked: isChoice(field) && field.checked };
}

/** Saves the values of all forms on the page. */
export function saveFormState(): void {
  const typed = fieldsOf(document)
    .map(stateOf)
    .filter(({ value, checked }) => checked || value !== '');
  history.replaceState({ ...entryState(), [NAME]: typed }, '');
}

/** Restores values as forms render, and clears them from the history entry. */
export function restoreFormState(): void {
  const { [NAME]: noted, ...state } = entryState();
  if (noted === undefined) return;
  let wanted = v.parse(kept, noted);
  history.replaceState(state, '');
  const fill = (): void => {
    for (const field of fieldsOf(document)) {
      const { block, name } = stateOf(field);
      const found = wanted.find((one) => one.block === block && one.name === name && (!isChoice(field) || one.value === field.value));
      if (found === undefined) continue;
      // Options may load later than their select.
      if (field instanceof HTMLSelectElement && ![...field.options].some(({ value }) => value === found.value)) continue;
      wanted = wanted.filter((one) => one !== found);
      put(field, found);
    }
    if (wanted.length === 0) watch.disconnect();
  };
  const watch = new MutationObserver(fill);
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), RESTORE_TIMEOUT_MS);
  fill();
}

/** Sets a value and dispatches events, so that controlled forms notice. */
function put(field: Field, { value, checked }: Kept): void {
  if (isChoice(field)) {
    if (field.checked !== checked) field.click();
    return;
  }
  if (field.value === value) return;
  // React tracks writes to the element's own property and would ignore the event.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
