import { describe, expect, it } from 'vitest';

import { bundleOf, languages } from './texts.ts';

/** Words of the back office that say nothing to a player. */
const FORCE = /forced?\b|强制|บังคับ|secara paksa|pinuwersa|cưỡng/iu;

describe('what is said of money that counts as received without an answer', () => {
  it.each(languages)('[MEM-5] in %s says that it does and that it is not refunded, in a player’s words', (language) => {
    const cashier = bundleOf(language, 'cashier');
    for (const key of ['forced_warning', 'payout_forced_text', 'payment_forced']) expect(cashier[key], key).not.toMatch(FORCE);
    // It is the money on its way that is not refunded: nobody who withdraws thinks of a deposit.
    for (const key of ['forced_warning', 'payout_forced_text']) expect(cashier[key], key).not.toMatch(/deposit|存款|เงินฝาก|khoản nạp/iu);
  });
});
