import { useEffect, useRef, useState } from 'react';

import { follow, type Flow } from './flow.ts';

interface RunningFlow<State extends string, Event extends string> {
  readonly state: State;
  /** Takes the step, at once and not at the next drawing; `false` when the event means nothing in the state of the moment. */
  send(event: Event): boolean;
}

/**
 * A flow that lives as long as its component. `closed` is sent when the component goes and `opened` when it (re)appears,
 * so that an answer that comes too late finds no step to take.
 */
export function useFlow<State extends string, Event extends string>(
  flow: Flow<State, Event | 'opened' | 'closed'>,
  start: State,
): RunningFlow<State, Event> {
  const [state, setState] = useState(start);
  const current = useRef(start);
  // One function for the life of the component: it is called from answers that were asked for drawings ago.
  const [send] = useState(() => (event: Event | 'opened' | 'closed'): boolean => {
    const next = follow(flow, current.current, event);
    if (next === undefined) return false;
    current.current = next;
    setState(next);
    return true;
  });
  useEffect(() => {
    send('opened');
    return () => void send('closed');
  }, [send]);
  return { state, send };
}
