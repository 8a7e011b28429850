/** Additional namespaces of money forms: fields, payment errors, and the player's limits. */
export const MONEY_TEXTS = ['kit', 'payment', 'responsible'] as const;
