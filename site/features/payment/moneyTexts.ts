/** Texts that forms about money have besides their own: fields, what a payment is refused for, and what a limit of one's own forbids. */
export const MONEY_TEXTS = ['kit', 'payment', 'responsible'] as const;
