/** Whether a key is part of a shortcut, such as Alt and an arrow for going back, which belongs to the browser. */
export function isShortcut({ altKey, ctrlKey, metaKey }: Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>>): boolean {
  return altKey || ctrlKey || metaKey;
}
