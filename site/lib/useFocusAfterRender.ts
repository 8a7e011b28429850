import { useEffect, useState } from 'react';

type Target = () => HTMLElement | null | undefined;

/**
 * Moves focus to an element of the next render: call it together with the state change that triggers the render, so that both commit in
 * one batch. A timer would be unreliable: on a busy device, the render may be late.
 */
export function useFocusAfterRender(): (target: Target) => void {
  const [target, setTarget] = useState<{ readonly find: Target }>();
  useEffect(() => target?.find()?.focus(), [target]);
  return (find) => setTarget({ find });
}
