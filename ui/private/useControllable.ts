'use client';

import { useState } from 'react';

/**
 * A value that the owner controls, or else the component holds.
 * @param controlled the owner's value; undefined is uncontrolled
 * @param initial the value at first when uncontrolled
 * @returns the value, and a function that changes it and tells the owner
 */
export function useControllable<Value>(
  controlled: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [uncontrolled, setUncontrolled] = useState(initial);
  const change = (next: Value): void => {
    setUncontrolled(next);
    onChange?.(next);
  };
  return [controlled ?? uncontrolled, change];
}
