/**
 * How long a component test waits for what it expects to see, in milliseconds: a busy machine takes more than a second, the usual
 * limit, to load the code of a page, and no test judges speed.
 */
export const patience = 10_000;
