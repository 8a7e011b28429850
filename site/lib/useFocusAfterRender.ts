import { useEffect, useState } from 'react';

type Target = () => HTMLElement | null | undefined;

/**
 * Moves focus to an element that the next render brings: call it beside the state change that asks for that render, so that both
 * commit together. A frame's time would not do: on a busy device the render may come later.
 */
export function useFocusAfterRender(): (target: Target) => void {
  const [target, setTarget] = useState<{ readonly find: Target }>();
  useEffect(() => target?.find()?.focus(), [target]);
  return (find) => setTarget({ find });
}
