/** A state machine as data: for each state, where each event leads. An event that is not listed changes nothing. */
export type Flow<State extends string, Event extends string> = Readonly<Record<State, Readonly<Partial<Record<Event, State>>>>>;

/** Where an event leads from a state, or `undefined` when it means nothing there. */
export function follow<State extends string, Event extends string>(flow: Flow<State, Event>, from: State, event: Event): State | undefined {
  return flow[from][event];
}
