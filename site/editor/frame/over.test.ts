import { expect, it } from 'vitest';

import { queryOver } from './over.ts';

const artefact = {
  modals: {
    items: { loginModal: { block: 'login-form' }, registerModal: { block: 'register-form' } },
    order: ['loginModal', 'registerModal'],
  },
  centres: { member: { items: { deposit: { block: 'deposit', page: 'depositPage', label: { t: 'x' } } }, order: ['deposit'] } },
};

it.each([
  ['modals#loginModal', 'modal=loginModal'],
  ['modals#loginModal.inside.hint', 'modal=loginModal'],
  ['modals#gone', undefined],
  ['registration#email', 'modal=registerModal'],
  ['registration#tabs.register', 'modal=registerModal'],
  ['centres/member#deposit', 'centre=depositPage'],
  ['centres/nobody#deposit', undefined],
  ['pages/home#main.hot', undefined],
  [null, undefined],
])('[EDT-1] %s is seen at ?%s', (address, query) => {
  expect(queryOver(address, artefact)).toBe(query);
});
