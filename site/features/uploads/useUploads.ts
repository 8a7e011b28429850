import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { uploadImage } from '#site/api/contract/uploads.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { isCallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { formatDecimal } from '#site/i18n/formatDecimal.ts';
import type { ImageUpload } from '#ui';

/** Images of one form, each uploaded as soon as it is selected. Render them with `ImageUploads`. */
export interface Uploads {
  readonly files: readonly File[];
  readonly states: ReadonlyMap<File, ImageUpload>;
  readonly change: (files: readonly File[]) => void;
  /** Waits for all uploads and retries failed ones. Resolves to their ids in order; `undefined` if one failed. */
  readonly settle: () => Promise<string[] | undefined>;
}

interface Sending {
  /** The idempotency key: the same for every attempt, so that an image is stored once. */
  readonly key: string;
  readonly stop: AbortController;
  id: Promise<string | undefined>;
}

/** State of a form's selected images and their uploads. */
export function useUploads(): Uploads {
  const { t } = useTranslation('payment');
  const client = useClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [states, setStates] = useState<ReadonlyMap<File, ImageUpload>>(new Map());
  const sendings = useRef(new Map<File, Sending>());
  /** The form was sent; uploads continue after unmount. */
  const isSent = useRef(false);
  useEffect(() => {
    const begun = sendings.current;
    return () => {
      if (!isSent.current) for (const { stop } of begun.values()) stop.abort();
    };
  }, []);

  const note = (file: File, state: ImageUpload): void => setStates((before) => new Map(before).set(file, state));

  const send = async (file: File, { key, stop }: Pick<Sending, 'key' | 'stop'>): Promise<string | undefined> => {
    note(file, { state: 'uploading', progress: 0 });
    try {
      const { uploadId } = await client.call(uploadImage, file, {
        idempotencyKey: key,
        signal: stop.signal,
        onProgress: (progress) => note(file, { state: 'uploading', progress }),
      });
      note(file, { state: 'done' });
      return uploadId;
    } catch (error) {
      if (!isCallError(error)) throw error;
      const known = REFUSED[error.code ?? ''];
      const words = known === undefined && !isOutcomeUnknown(error) ? error.serverMessage : undefined;
      note(file, { state: 'failed', message: words ?? t(known ?? 'upload_failed', { 0: formatDecimal(file.size / MEBIBYTE, 1) }) });
      return undefined;
    }
  };

  const begin = (file: File): void => {
    const attempt = { key: crypto.randomUUID(), stop: new AbortController() };
    sendings.current.set(file, { ...attempt, id: send(file, attempt) });
  };

  const change = (next: readonly File[]): void => {
    for (const [file, { stop }] of sendings.current) {
      if (next.includes(file)) continue;
      stop.abort();
      sendings.current.delete(file);
    }
    for (const file of next) if (!sendings.current.has(file)) begin(file);
    setFiles(next);
  };

  const settle = async (): Promise<string[] | undefined> => {
    isSent.current = true;
    const ids = await Promise.all(
      files.map(async (file) => {
        const sending = sendings.current.get(file);
        if (sending === undefined) return undefined;
        const id = await sending.id;
        if (id !== undefined) return id;
        sending.id = send(file, sending);
        return sending.id;
      }),
    );
    const sent = ids.filter((id) => id !== undefined);
    return sent.length === ids.length ? sent : undefined;
  };

  return { files, states, change, settle };
}

const MEBIBYTE = 1024 * 1024;

/** Errors that a retry cannot fix. */
const REFUSED: Readonly<Record<string, string>> = {
  [PAGE_CODE.uploadType]: 'upload_type',
  [PAGE_CODE.uploadTooLarge]: 'upload_too_large',
  [ERROR_CODE.requestTooLarge]: 'upload_too_large_here',
};
