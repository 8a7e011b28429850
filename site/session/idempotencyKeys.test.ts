import { describe, expect, it } from 'vitest';

import { createIdempotencyKeys } from './idempotencyKeys.ts';

let now = 0;

function attempts() {
  let count = 0;
  return createIdempotencyKeys(
    () => `key-${++count}`,
    () => now,
  );
}

describe('attempts of a form', () => {
  it('[ERR-3] sends the same key when the same content is sent again without an answer', () => {
    const { keyFor } = attempts();
    expect([keyFor({ username: 'maria' }), keyFor({ username: 'maria' })]).toEqual(['key-1', 'key-1']);
  });

  it('[ERR-3] sends another key for other content', () => {
    const { keyFor } = attempts();
    expect([keyFor({ username: 'maria' }), keyFor({ username: 'marie' })]).toEqual(['key-1', 'key-2']);
  });

  it('[ERR-3] sends another key once the gateway has answered', () => {
    const { keyFor, answered } = attempts();
    const first = keyFor({ username: 'maria' });
    answered();
    expect(keyFor({ username: 'maria' })).not.toBe(first);
  });

  it('[ERR-3] tells what was sent and not answered, which what is left since must not keep from being sent again', () => {
    const { keyFor, isOpen, answered, done } = attempts();
    expect(isOpen({ amount: 500 })).toBe(false);
    keyFor({ amount: 500 });
    expect([isOpen({ amount: 500 }), isOpen({ amount: 501 })]).toEqual([true, false]);
    done();
    expect(isOpen({ amount: 500 })).toBe(false);
    keyFor({ amount: 501 });
    answered();
    expect(isOpen({ amount: 501 })).toBe(false);
  });

  it('[API-5] a press that comes with the answer is the same wish; other content, and what is sent later, is not', () => {
    const { keyFor, done } = attempts();
    const order = { amount: 500 };
    const first = keyFor(order);
    done();
    now += 1000;
    expect(keyFor(order)).toBe(first);
    now += 1;
    expect(keyFor(order)).toBe('key-2');
    done();
    expect(keyFor({ amount: 501 })).toBe('key-3');
  });

  it('[API-5] the same content, typed anew after it was done, is another wish; typed anew without an answer, it is the same', () => {
    const { keyFor, done, changed } = attempts();
    keyFor({ amount: 500 });
    changed();
    expect(keyFor({ amount: 500 })).toBe('key-1');
    done();
    changed();
    expect(keyFor({ amount: 500 })).toBe('key-2');
  });
});
