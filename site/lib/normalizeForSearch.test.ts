import { expect, it } from 'vitest';

import { normalizeForSearch } from './normalizeForSearch.ts';

it.each([
  ['Nạp tiền', 'nap tien'],
  ['ĐẶT GIỚI HẠN', 'dat gioi han'],
  ['São João', 'sao joao'],
  ['İstanbul ışık', 'istanbul isik'],
  ['ฝากเงิน', 'ฝากเงิน'],
  ['存款', '存款'],
])('[APP-23] %s is searched as %s', (text, folded) => {
  expect(normalizeForSearch(text)).toBe(folded);
});

it('[APP-23] Thai words that differ only by a mark stay different', () => {
  expect(normalizeForSearch('ขา')).not.toBe(normalizeForSearch('ข่า'));
});
