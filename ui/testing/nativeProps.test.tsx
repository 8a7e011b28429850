import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import type * as kit from '../index.ts';
import { everyPart, type PartName } from './everyPart.tsx';

afterEach(cleanup);

/** Parts of several elements: those that get `id`, `className`, `data-*` and `ref` are not the same one. */
const ofSeveral = new Set<string>(['RadioField', 'DateRangeField'] satisfies PartName[]);

/** Whose class is that of the whole, and whose other native props go to an element inside. */
const classOfWhole = (name: string): boolean => /Field$|^(?:Progress|Table)$/.test(name);

describe('native props', () => {
  it.each(Object.entries(everyPart))('[UI-1] of %s reach its element', async (name, part) => {
    const ref = vi.fn<(element: Element | null) => void>();
    render(part({ id: 'own', className: 'own-class', 'data-testid': 'part', 'aria-describedby': 'note', ref }));
    if (name === 'ToastProvider') await userEvent.click(screen.getByRole('button', { name: 'Show toast' }));
    const [element] = await screen.findAllByTestId('part');
    const byId = document.getElementById('own');
    const byClass = document.querySelector('.own-class');
    const [referred] = ref.mock.calls.at(-1) ?? [];
    expect([byId, byClass, referred].map((found) => found?.isConnected)).toEqual([true, true, true]);
    if (ofSeveral.has(name)) return;
    expect([byId, referred]).toEqual([element, element]);
    expect(classOfWhole(name) ? byClass?.contains(element ?? null) : byClass === element).toBe(true);
    if (name !== 'Skeleton') expect(element?.getAttribute('aria-describedby')).toContain('note');
  });
});

type Kit = typeof kit;
type OptionalKeys<Props> = { [Key in keyof Props]-?: Props extends Record<Key, Props[Key]> ? never : Key }[keyof Props];
/** The optional props that do not accept `undefined`. */
type Refusing<Props> = Props extends unknown
  ? { [Key in OptionalKeys<Props>]: { [K in Key]?: Props[Key] | undefined } extends Pick<Props, Key> ? never : Key }[OptionalKeys<Props>]
  : never;

// Checked by the compiler, under `exactOptionalPropertyTypes`: a prop that refuses `undefined` is an error here.
export const refusing: { [Name in PartName]: Refusing<ComponentProps<Kit[Name]>> }[PartName][] = [];
export const noneRefuses: (typeof refusing)[number] extends never ? true : (typeof refusing)[number] = true;
