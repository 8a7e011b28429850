interface PreventableEvent {
  readonly defaultPrevented: boolean;
}

/** One handler for two: the user's first, then the component's, unless the user has prevented the default. */
export function composeHandlers<Event extends PreventableEvent>(
  user: ((event: Event) => void) | undefined,
  component: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    user?.(event);
    if (!event.defaultPrevented) component(event);
  };
}
