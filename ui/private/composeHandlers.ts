interface PreventableEvent {
  readonly defaultPrevented: boolean;
}

/** Combines two handlers: the user's first, then the component's, unless the default is prevented. */
export function composeHandlers<Event extends PreventableEvent>(
  user: ((event: Event) => void) | undefined,
  component: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    user?.(event);
    if (!event.defaultPrevented) component(event);
  };
}
