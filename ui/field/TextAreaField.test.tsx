import '../theme/base.css.ts';

import { act, cleanup, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { fieldSuite, textValues } from '../testing/fieldSuite.tsx';
import { TextAreaField } from './TextAreaField.tsx';

fieldSuite('TextAreaField', (props) => <TextAreaField {...props} />, { values: textValues((props) => <TextAreaField {...props} />) });

const box = (): HTMLTextAreaElement => screen.getByLabelText<HTMLTextAreaElement>('Message');
const height = (): number => box().getBoundingClientRect().height;
const lines = (count: number): string => Array.from({ length: count }, (_, line) => `Line ${line}`).join('\n');

const filledTo = (length: number) => <TextAreaField label="Message" value={'x'.repeat(length)} maxLength={200} readOnly />;
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

function Registered() {
  const { register, reset } = useForm({ defaultValues: { message: 'Hello' } });
  return (
    <form>
      <TextAreaField label="Message" maxLength={50} {...register('message')} />
      <button type="button" onClick={() => reset({ message: 'Hello again' })}>
        Again
      </button>
    </form>
  );
}

describe('TextAreaField', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('[UI-6] grows with its text between its least and most rows, then scrolls', async () => {
    render(<TextAreaField label="Message" minRows={2} maxRows={5} />);
    const least = height();
    await userEvent.fill(box(), lines(2));
    expect(height()).toBe(least);
    await userEvent.fill(box(), lines(4));
    const four = height();
    expect(four).toBeGreaterThan(least);
    await userEvent.fill(box(), lines(5));
    const most = height();
    await userEvent.fill(box(), lines(30));
    expect(height()).toBe(most);
    expect(box().scrollHeight).toBeGreaterThan(most);
    await userEvent.fill(box(), '');
    expect(height()).toBe(least);
  });

  it('[UI-6] counts only where there is a limit, and cannot be typed past it', async () => {
    const { rerender } = render(<TextAreaField label="Message" defaultValue="Hi" />);
    expect(screen.queryByText(/ of /)).toBeNull();
    rerender(<TextAreaField label="Message" defaultValue="Hi" maxLength={5} />);
    expect(screen.getByText('2 of 5')).toBeTruthy();
    box().focus();
    await userEvent.keyboard('{End} there');
    expect(box().value).toBe('Hi th');
    expect(screen.getByText('5 of 5')).toBeTruthy();
  });

  it('[UI-6] counts text set by its parent, its form or a form library', async () => {
    const { rerender, container } = render(<TextAreaField label="Message" value="Hello" maxLength={50} readOnly />);
    rerender(<TextAreaField label="Message" value="Hello again" maxLength={50} readOnly />);
    expect(screen.getByText('11 of 50')).toBeTruthy();
    rerender(
      <form>
        <TextAreaField label="Message" defaultValue="Hi" maxLength={50} />
      </form>,
    );
    await userEvent.fill(box(), 'Hello');
    expect(screen.getByText('5 of 50')).toBeTruthy();
    container.querySelector('form')?.reset();
    expect(await screen.findByText('2 of 50')).toBeTruthy();
    rerender(<Registered />);
    expect(await screen.findByText('5 of 50')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(await screen.findByText('11 of 50')).toBeTruthy();
  });

  it('[UI-6] announces the remaining characters only near the limit, and once typing pauses', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { rerender } = render(filledTo(179));
    pass(1000);
    expect(screen.queryByText(/characters left/)).toBeNull();
    rerender(filledTo(180));
    pass(999);
    rerender(filledTo(181));
    pass(999);
    expect(screen.queryByText(/characters left/)).toBeNull();
    pass(1);
    expect(screen.getByText('19 characters left').getAttribute('aria-live')).toBe('polite');
    rerender(filledTo(100));
    pass(1000);
    expect(screen.queryByText(/characters left/)).toBeNull();
  });

  it('[UI-6] keeps the native hints for keyboards and saved values', () => {
    render(<TextAreaField label="Message" autoComplete="street-address" inputMode="text" />);
    expect(box()).toMatchObject({ autocomplete: 'street-address', inputMode: 'text' });
  });
});
