import { describe, expect, it } from 'vitest';

import { gate } from './urlGate.ts';

describe('the URL gate', () => {
  it.each([
    ['/rng?page=AG#top', { kind: 'route', path: '/rng?page=AG#top' }],
    ['modal:registerModal', { kind: 'modal', id: 'registerModal' }],
    ['centre:withdraw', { kind: 'centre', page: 'withdraw' }],
    ['centre:securityCenter#paymentPassword', { kind: 'centre', page: 'securityCenter', section: 'paymentPassword' }],
    ['launch:DS88', { kind: 'launch', category: 'DS88' }],
    ['https://help.example/a', { kind: 'external', href: 'https://help.example/a' }],
    ['http://127.0.0.1:8081/play', { kind: 'external', href: 'http://127.0.0.1:8081/play' }],
  ])('[SEC-5] lets %s pass', (address, destination) => {
    expect(gate(address)).toEqual(destination);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://evil.example',
    'https://user:pass@evil.example',
    'ftp://evil.example',
    'blob:https://a/b',
    '',
    'rng',
    '\\\\evil.example',
    'https:/\\evil',
    'modal:',
    'modal:a b',
    'launch:',
    'centre:#x',
    'centre:a#',
    'modal:a#b',
  ])('[SEC-5] refuses %j', (address) => {
    // Browsers parse `https:/\evil` as https://evil: an unknown host is rejected by the list.
    expect(gate(address, [])).toBeUndefined();
  });

  it('[SEC-5] opens only listed hosts if a list is given', () => {
    expect(gate('https://chat.example/x', ['chat.example'])).toBeDefined();
    expect(gate('https://chat.example.evil/x', ['chat.example'])).toBeUndefined();
  });
});
