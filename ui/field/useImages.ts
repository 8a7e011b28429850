'use client';

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { faultOf, joined, type ImageLimits, type RefusedImage } from './imageChecks.ts';
import { useFormReset } from './useFormReset.ts';

interface Images {
  readonly files: readonly File[];
  /** Refused files of the last selection. */
  readonly refused: readonly RefusedImage[];
  /** The last change, to be announced: names added, removed or refused. */
  readonly news: ImageNews;
  add: (picked: readonly File[]) => Promise<void>;
  remove: (file: File) => void;
  dismiss: (refusal: RefusedImage) => void;
}

export interface ImageNews {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly refused: readonly RefusedImage[];
}

const noFiles: readonly File[] = [];
const noRefusals: readonly RefusedImage[] = [];
const noNews: ImageNews = { added: [], removed: [], refused: noRefusals };

/** The files of an image field, controlled or not, mirrored to the native input for forms. */
export function useImages(
  input: RefObject<HTMLInputElement | null>,
  owned: readonly File[] | undefined,
  limits: ImageLimits,
  onFilesChange: ((files: File[]) => void) | undefined,
): Images {
  const [own, setOwn] = useState(noFiles);
  const [refused, setRefused] = useState(noRefusals);
  const [news, setNews] = useState(noNews);
  const files = owned ?? own;
  // Reading a file is asynchronous; others may be added or removed meanwhile.
  const latest = useRef(files);

  useLayoutEffect(() => {
    latest.current = files;
    hold(input.current, files);
  }, [input, files]);

  useFormReset(input, () => {
    setOwn(noFiles);
    setRefused(noRefusals);
    setNews(noNews);
  });

  const change = (next: readonly File[]): void => {
    latest.current = next;
    setOwn(next);
    onFilesChange?.([...next]);
  };

  return {
    files,
    refused,
    news,
    add: async (picked) => {
      // The browser has replaced the old selection; restore it until the new one is validated.
      hold(input.current, latest.current);
      const checked = await Promise.all(picked.map(async (file) => ({ file, fault: await faultOf(file, limits) })));
      const before = latest.current;
      const result = joined(before, checked, limits.maxFiles);
      setRefused(result.refused);
      setNews({ added: result.files.slice(before.length).map(({ name }) => name), removed: [], refused: result.refused });
      if (result.files.length > before.length) change(result.files);
    },
    remove: (file) => {
      // Below the limit again: refusals because of it no longer apply.
      setRefused(refused.filter(({ fault }) => fault !== 'tooMany'));
      setNews({ ...noNews, removed: [file.name] });
      change(latest.current.filter((other) => other !== file));
    },
    dismiss: (refusal) => setRefused(refused.filter((other) => other !== refusal)),
  };
}

/** Sets the files of the native input, which accepts only a `FileList`, as from `DataTransfer`. */
function hold(input: HTMLInputElement | null, files: readonly File[]): void {
  if (!input) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  // A test library may have overridden `files`; setting the value removes that.
  input.value = '';
  input.files = transfer.files;
}
