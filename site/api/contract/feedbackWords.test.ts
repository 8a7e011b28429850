import { expect, it } from 'vitest';

import { countWords } from './feedbackWords.ts';

it.each([
  ['', 0],
  ['  \n ', 0],
  ['… !? 👍', 0],
  ['My withdrawal of ₱1,500.00 has not arrived', 9],
  ["Don't worry, it's a follow-up", 5],
  ['Hindi pa dumarating ang aking pera', 6],
  ['Tiền rút vẫn chưa đến', 5],
  ['我的提款还没有到账。', 9],
  ['ถอนเงินแล้วยังไม่ได้รับ', 6],
  ['提款 no. 42', 4],
] as const)('[MEM-16] %j has %d words', (text, words) => {
  expect(countWords(text)).toBe(words);
});
