import { describe, expect, it } from 'vitest';

import type { HelpCategory } from '#site/api/contract/content.ts';
import { shownHelp } from './search.ts';

const categories: readonly HelpCategory[] = [
  {
    id: 'deposits',
    name: 'Nạp tiền',
    questions: [
      { id: 'how', question: 'Làm thế nào để nạp?', answer: '<p>Chọn <strong>ngân hàng</strong>.</p>' },
      { id: 'safe', question: 'Có an toàn không?', answer: '<p>Được mã hóa.</p>' },
    ],
  },
  { id: 'account', name: 'Đăng ký', questions: [{ id: 'open', question: 'Mở tài khoản', answer: '<p class="strong">Một người</p>' }] },
];

const found = (search: string, topic = '') =>
  shownHelp(categories, { search, topic }).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('the help center', () => {
  it('[APP-23] shows all topics, or the one in the URL', () => {
    expect(found('')).toEqual(['how', 'safe', 'open']);
    expect(found('', 'account')).toEqual(['open']);
    expect(found('  ', 'no-such-topic')).toEqual(['how', 'safe', 'open']);
  });

  it.each([
    ['ngân hàng', ['how']],
    ['ngan hang', ['how']],
    ['NGÂN  nạp', ['how']],
    ['dang ky', ['open']],
    ['nap tien', ['how', 'safe']],
    ['mã', ['safe']],
    ['ma', ['safe']],
    ['ngân hàng vũ trụ', []],
  ])('[APP-23] a search for %s finds the best matches in every topic', (search, ids) => {
    expect(found(search, 'account')).toEqual(ids);
  });

  it('[APP-23] does not search the markup', () => {
    expect(found('strong')).toEqual([]);
  });
});
