import '../theme/base.css.ts';

import { act, cleanup, render, screen } from '@testing-library/react';
import { Controller } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { UPLOAD_MAX_BYTES } from '../kit/defaults.ts';
import { expectAccessible } from '../testing/axe.ts';
import { fieldSuite } from '../testing/fieldSuite.tsx';
import { ImageField } from './ImageField.tsx';
import { storyFake, storyImage, storyLarge } from './storyImages.ts';

const names = ['one.png', 'two.png', 'three.png', 'four.png'];
const [one, two, three, four] = (await Promise.all(names.map(storyImage))) as [File, File, File, File];

const input = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(/^Proof|^Their choice/);
const choose = (...files: File[]): Promise<void> => userEvent.upload(input(), files);
const shown = (): string[] =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label')?.replace('Remove ', '') ?? '');
const sent = (): string[] => [...(input().files ?? [])].map(({ name }) => name);
const removal = (name: string): HTMLElement => screen.getByRole('button', { name: `Remove ${name}` });
const row = (name: string): HTMLElement => removal(name).closest('li') ?? document.body;
const news = (): string | null | undefined => input().closest('div')?.parentElement?.querySelector('span[aria-live]')?.textContent;
/** @returns whether the browser would navigate to the file */
const drop = (...files: File[]): boolean => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  act(() => void input().dispatchEvent(event));
  return !event.defaultPrevented;
};
const becomes = (expected: string[]): Promise<void> => vi.waitFor(() => expect(shown()).toEqual(expected));

fieldSuite<File[]>('ImageField', (props) => <ImageField {...props} />, {
  alsoSays: 'PNG, JPG · up to 5 MB each · 3 at most',
  values: {
    values: [[], [one]],
    controlled: (props, files, onValue) => <ImageField {...props} files={files} onFilesChange={onValue} />,
    uncontrolled: (props) => <ImageField {...props} />,
    registered: (props, { form, rules }) => (
      <Controller
        control={form.control}
        name="choice"
        rules={rules}
        render={({ field }) => (
          <ImageField {...props} files={field.value} onFilesChange={field.onChange} onBlur={field.onBlur} ref={field.ref} />
        )}
      />
    ),
    enter: (files) => choose(...files),
    expectShown: (files) => {
      expect(shown()).toEqual(files.map(({ name }) => name));
    },
    posted: (files) => files[0]?.name ?? '',
  },
});

describe('ImageField', () => {
  afterEach(cleanup);

  it('[UI-6] accepts the specified image types, and says so', () => {
    render(<ImageField label="Proof" />);
    expect(input()).toMatchObject({ type: 'file', accept: 'image/png,image/jpeg', multiple: true });
    expect(input()).toHaveAccessibleDescription('PNG, JPG · up to 5 MB each · 3 at most');
  });

  it('[UI-6] adds to the existing images, reports and announces it, and posts all of them', async () => {
    const onFilesChange = vi.fn();
    render(<ImageField label="Proof" onFilesChange={(files) => onFilesChange(files.map(({ name }) => name))} />);
    await choose(one);
    await becomes(['one.png']);
    expect(news()).toBe('one.png added.');
    await choose(two, three);
    await becomes(['one.png', 'two.png', 'three.png']);
    expect(news()).toBe('two.png added. three.png added.');
    expect(onFilesChange.mock.calls).toEqual([[['one.png']], [['one.png', 'two.png', 'three.png']]]);
    expect(sent()).toEqual(['one.png', 'two.png', 'three.png']);
  });

  it('[UI-6] shows each image, and revokes its URL when it is removed', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const { container } = render(<ImageField label="Proof" />);
    await choose(one, two);
    await becomes(['one.png', 'two.png']);
    const image = container.querySelector('img');
    await vi.waitFor(() => expect(image?.naturalWidth).toBe(480));
    await userEvent.click(removal('one.png'));
    expect(revoked.mock.calls).toEqual([[image?.src]]);
    cleanup();
    expect(revoked.mock.calls.flat().toSorted()).toEqual(made.mock.results.map(({ value }) => String(value)).toSorted());
    vi.restoreAllMocks();
  });

  it('[UI-6] removes one by its button, reports and announces it, and keeps the focus in the field', async () => {
    const onFilesChange = vi.fn();
    render(<ImageField label="Proof" onFilesChange={(files) => onFilesChange(files.map(({ name }) => name))} />);
    await choose(one, two);
    await becomes(['one.png', 'two.png']);
    removal('one.png').focus();
    await userEvent.keyboard('{Enter}');
    expect(shown()).toEqual(['two.png']);
    expect(sent()).toEqual(['two.png']);
    expect(onFilesChange).toHaveBeenLastCalledWith(['two.png']);
    expect(news()).toBe('one.png removed.');
    expect(document.activeElement).toBe(input());
  });

  it.each([
    [
      'of another type',
      () => new File(['GIF89a'], 'wrong.gif', { type: 'image/gif' }),
      'Only PNG, JPG images can be used. Choose another one.',
    ],
    ['that only says it is a PNG', () => storyFake('wrong.png'), 'Only PNG, JPG images can be used. Choose another one.'],
    ['that is too large', () => storyLarge('wrong.jpg', UPLOAD_MAX_BYTES + 1), 'Larger than 5 MB. Choose a smaller one.'],
  ])('[UI-6] refuses a file %s with what to do, and takes the others', async (_what, make, reason) => {
    const wrong = make();
    render(<ImageField label="Proof" />);
    drop(wrong, one);
    await becomes(['one.png', wrong.name]);
    expect(row(wrong.name).textContent).toBe(wrong.name + reason);
    expect(news()).toBe(`one.png added. ${wrong.name}: ${reason}`);
    expect(sent()).toEqual(['one.png']);
    await userEvent.click(removal(wrong.name));
    expect(shown()).toEqual(['one.png']);
  });

  it('[UI-6] refuses each file past the greatest number, until there is room again', async () => {
    render(<ImageField label="Proof" />);
    await choose(one, two, three, four);
    await becomes(['one.png', 'two.png', 'three.png', 'four.png']);
    expect(row('four.png').textContent).toBe('four.pngNo more than 3. Remove one first.');
    expect(sent()).toEqual(['one.png', 'two.png', 'three.png']);
    await userEvent.click(removal('two.png'));
    expect(shown()).toEqual(['one.png', 'three.png']);
    await choose(four);
    await becomes(['one.png', 'three.png', 'four.png']);
  });

  it('[UI-6] has custom limits', async () => {
    render(<ImageField label="Proof" types={['image/jpeg']} maxBytes={2 * 1024 * 1024} maxFiles={1} />);
    expect(input()).toMatchObject({ accept: 'image/jpeg', multiple: false });
    drop(one);
    await vi.waitFor(() => expect(row('one.png').textContent).toBe('one.pngOnly JPG images can be used. Choose another one.'));
  });

  it('[UI-6] writes sizes as the page’s language does', () => {
    const { lang } = document.documentElement;
    document.documentElement.lang = 'vi';
    try {
      const image = storyLarge('large.jpg', 1.4 * 1024 * 1024);
      render(<ImageField label="Proof" files={[image]} maxBytes={2.5 * 1024 * 1024} />);
      expect(input()).toHaveAccessibleDescription('PNG, JPG · up to 2,5 MB each · 3 at most');
      expect(row('large.jpg').textContent).toBe('large.jpg1,4 MB');
    } finally {
      document.documentElement.lang = lang;
    }
  });

  it('[UI-6] accepts dropped files, but not while disabled', async () => {
    const { rerender } = render(<ImageField label="Proof" disabled />);
    expect(drop(one)).toBe(false);
    rerender(<ImageField label="Proof" />);
    drop(two);
    await becomes(['two.png']);
  });

  it('[UI-6] the same file chosen again changes nothing', async () => {
    const onFilesChange = vi.fn();
    render(<ImageField label="Proof" onFilesChange={onFilesChange} />);
    drop(one);
    await becomes(['one.png']);
    drop(one, two);
    await becomes(['one.png', 'two.png']);
    expect(onFilesChange).toHaveBeenCalledTimes(2);
  });

  it('[UI-6] shows the upload state of each image', () => {
    render(
      <ImageField
        label="Proof"
        files={[one, two, three]}
        uploads={
          new Map([
            [one, { state: 'uploading', progress: 0.4 }],
            [two, { state: 'done' }],
            [three, { state: 'failed', message: 'The connection was lost. Try again.' }],
          ])
        }
      />,
    );
    expect(screen.getByRole('progressbar', { name: 'Uploading: one.png' }).getAttribute('aria-valuenow')).toBe('40');
    expect(row('two.png').textContent).toBe('two.pngUploaded');
    expect(row('three.png').textContent).toBe('three.pngThe connection was lost. Try again.');
  });

  it('[UI-6] a reset of its form empties it, refusals included', async () => {
    const { container } = render(
      <form>
        <ImageField label="Proof" />
      </form>,
    );
    drop(one, storyFake('fake.png'));
    await becomes(['one.png', 'fake.png']);
    container.querySelector('form')?.reset();
    await becomes([]);
    expect(news()).toBe('');
  });

  it('[UI-8] its buttons are high enough to touch, and all of it is accessible', async () => {
    render(<ImageField label="Proof" files={[one]} uploads={new Map([[one, { state: 'uploading' }]])} />);
    drop(storyFake('fake.png'));
    await becomes(['one.png', 'fake.png']);
    expect(removal('one.png').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectAccessible();
  });
});
