'use client';

import { CircleAlert, CircleCheck, ImageOff, X } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { fillLabel } from '../kit/labels.ts';
import { usePageLanguage } from '../private/pageLanguage.ts';
import { sizeText } from './imageChecks.ts';
import * as styles from './ImageField.css.ts';
import { imageLabels } from './labels.ts';

/** Upload state of one image. */
export type ImageUpload =
  /** `progress` from 0 to 1; undefined if unknown. */
  | { readonly state: 'uploading'; readonly progress?: number }
  | { readonly state: 'done' }
  /** What went wrong, and what to do. */
  | { readonly state: 'failed'; readonly message: string };

interface RowProps {
  file: File;
  onRemove: () => void;
}

/** A selected image: preview, name, and size or upload progress. */
export function ImageRow({
  file,
  upload,
  disabled,
  onRemove,
}: RowProps & { upload: ImageUpload | undefined; disabled: boolean | undefined }) {
  return (
    <li className={styles.row}>
      <Preview file={file} />
      <span className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <Status file={file} upload={upload} />
      </span>
      <Remove file={file} disabled={disabled} onRemove={onRemove} />
    </li>
  );
}

/** A refused file, and the reason. */
export function RefusedRow({ file, reason, onRemove }: RowProps & { reason: string }): ReactNode {
  return (
    <li className={styles.row} data-refused="">
      <span className={styles.thumb}>
        <ImageOff size={22} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.fault}>{reason}</span>
      </span>
      <Remove file={file} onRemove={onRemove} />
    </li>
  );
}

function Status({ file, upload }: { file: File; upload: ImageUpload | undefined }): ReactNode {
  const labels = useKitLabels(imageLabels);
  const language = usePageLanguage();
  if (upload?.state === 'uploading') return <Progress name={`${labels.imageUploading}: ${file.name}`} value={upload.progress} />;
  if (upload?.state === 'failed') {
    return (
      <span className={styles.fault}>
        <CircleAlert className={styles.statusIcon} size={16} aria-hidden="true" />
        {upload.message}
      </span>
    );
  }
  if (upload?.state === 'done') {
    return (
      <span className={styles.done}>
        <CircleCheck className={styles.statusIcon} size={16} aria-hidden="true" />
        {labels.imageUploaded}
      </span>
    );
  }
  return <span className={styles.size}>{sizeText(file.size, language)}</span>;
}

function Progress({ name, value }: { name: string; value: number | undefined }): ReactNode {
  const percent = value === undefined ? undefined : Math.round(value * 100);
  return (
    <span
      role="progressbar"
      aria-label={name}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.track}
      data-unknown={percent === undefined || undefined}
    >
      <svg className={styles.bar} width={percent === undefined ? undefined : `${percent}%`} />
    </span>
  );
}

/** The image itself; decorative, since its name is beside it. */
function Preview({ file }: { file: File }): ReactNode {
  const show = useCallback((image: HTMLImageElement) => showFile(image, file), [file]);
  return (
    <span className={styles.thumb}>
      <img ref={show} className={styles.image} alt="" />
    </span>
  );
}

/** The URL holds the whole file in memory, so it is revoked with the picture. */
function showFile(image: HTMLImageElement, file: File): () => void {
  image.src = URL.createObjectURL(file);
  return () => URL.revokeObjectURL(image.src);
}

function Remove({ file, disabled, onRemove }: RowProps & { disabled?: boolean | undefined }): ReactNode {
  const labels = useKitLabels(imageLabels);
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={fillLabel(labels.removeImage, { name: file.name })}
      disabled={disabled}
      onClick={onRemove}
    >
      <X size={18} aria-hidden="true" />
    </button>
  );
}
