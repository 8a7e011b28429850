/** Index of the focused item after a key; `undefined` if the key does not move focus. */
export function focusAfter(key: string, focused: number, count: number, rightToLeft: boolean): number | undefined {
  const onward = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (focused + onward + count) % count;
    case 'ArrowLeft':
      return (focused - onward + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
