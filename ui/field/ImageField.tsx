'use client';

import { ImagePlus } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type DragEvent, type ReactNode } from 'react';

import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES, UPLOAD_TYPES } from '../kit/defaults.ts';
import { useKitLabels } from '../kit/KitProvider.tsx';
import { fillLabel } from '../kit/labels.ts';
import { classes } from '../private/classes.ts';
import { fieldDescription, fieldMessage, RequiredMark, useField, type FieldProps } from './Field.tsx';
import * as shellStyles from './Field.css.ts';
import { usePageLanguage } from '../private/pageLanguage.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { identity, namesOf, sizeText, type ImageFault, type ImageType } from './imageChecks.ts';
import * as styles from './ImageField.css.ts';
import { ImageRow, RefusedRow, type ImageUpload } from './ImageRows.tsx';
import { imageLabels } from './labels.ts';
import { useForwardedRef } from './useForwardedRef.ts';
import { useImages, type ImageNews } from './useImages.ts';

type NativeFile = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'accept' | 'multiple' | 'readOnly' | 'placeholder'
>;

export type ImageFieldProps = FieldProps<NativeFile> & {
  /** The selected images when controlled. */
  files?: readonly File[] | undefined;
  /** The images after one was added or removed; valid ones only. */
  onFilesChange?: ((files: File[]) => void) | undefined;
  /** Upload state of each image; absent before it has started. */
  uploads?: ReadonlyMap<File, ImageUpload> | undefined;
  /** Accepted types; a file's type is read from its magic bytes, not its name. @default ['image/png', 'image/jpeg'] */
  types?: readonly ImageType[] | undefined;
  /** Maximum size of one image, in bytes. @default 5 MB */
  maxBytes?: number | undefined;
  /** Maximum number of images. @default 3 */
  maxFiles?: number | undefined;
};

/**
 * Images to upload, such as the proof of a payment: selected or dropped, with previews, and an explanation for each
 * refused file.
 *
 * In a native form, `name` posts the images. With react-hook-form use a `Controller`, with `[]` for none:
 * `files={field.value} onFilesChange={field.onChange}`, and `field.ref`, `field.onBlur`. The previews are `blob:` URLs,
 * which a page's content policy must allow for images.
 */
export function ImageField(props: ImageFieldProps): ReactNode {
  const { files: owned, onFilesChange, uploads, types = UPLOAD_TYPES, maxBytes = UPLOAD_MAX_BYTES, ...others } = props;
  const { maxFiles = UPLOAD_MAX_FILES, ref, ...rest } = others;
  const labels = useKitLabels(imageLabels);
  const most = sizeText(maxBytes, usePageLanguage());
  const { shell, control } = useField(rest);
  const input = useForwardedRef(ref);
  const { files, refused, news, add, remove, dismiss } = useImages(input, owned, { types, maxBytes, maxFiles }, onFilesChange);
  const [over, setOver] = useState(false);
  const limitsId = `${shell.id}-limits`;

  const says = (fault: ImageFault): string =>
    ({
      wrongType: fillLabel(labels.imageWrongType, { types: namesOf(types) }),
      tooLarge: fillLabel(labels.imageTooLarge, { size: most }),
      tooMany: fillLabel(labels.imageTooMany, { n: maxFiles }),
    })[fault];

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!rest.disabled) void add([...event.dataTransfer.files]);
  };
  const drag = (event: DragEvent): void => {
    // Without this the browser would navigate to the file.
    event.preventDefault();
    setOver(!rest.disabled);
  };
  const said = ({ added, removed, refused: faulty }: ImageNews): string[] => [
    ...added.map((name) => `${fillLabel(labels.imageAdded, { name })}.`),
    ...removed.map((name) => `${fillLabel(labels.imageRemoved, { name })}.`),
    ...faulty.map(({ file, fault }) => `${file.name}: ${says(fault)}`),
  ];
  // The focused row is removed with its button.
  const keepFocus = (): void => input.current?.focus();

  return (
    <div className={classes(shellStyles.root, shell.className)}>
      {shell.label !== undefined && (
        <label className={shellStyles.label} htmlFor={shell.id}>
          {shell.label}
          {shell.required && <RequiredMark />}
        </label>
      )}
      {fieldDescription(shell)}
      <div className={styles.zone} data-over={over || undefined} onDragOver={drag} onDragLeave={() => setOver(false)} onDrop={drop}>
        <input
          {...control}
          ref={input}
          type="file"
          accept={types.join(',')}
          multiple={maxFiles > 1}
          aria-describedby={classes(control['aria-describedby'], limitsId)}
          className={styles.input}
          // A copy: the browser's list changes with the input.
          onChange={({ currentTarget }) => void add([...(currentTarget.files ?? [])])}
        />
        <ImagePlus className={styles.icon} size={24} aria-hidden="true" />
        <span className={styles.invitation}>
          <span className={styles.add}>{labels.addImage}</span> <span className={styles.orDrop}>{labels.dropImage}</span>
        </span>
        <span id={limitsId} className={styles.limits}>
          {fillLabel(labels.imageLimits, { types: namesOf(types), size: most, n: maxFiles })}
        </span>
      </div>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <ImageRow
              key={identity(file)}
              file={file}
              upload={uploads?.get(file)}
              disabled={shell.disabled}
              onRemove={() => {
                remove(file);
                keepFocus();
              }}
            />
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul className={styles.list}>
          {refused.map((refusal) => (
            <RefusedRow
              key={identity(refusal.file)}
              file={refusal.file}
              reason={says(refusal.fault)}
              onRemove={() => {
                dismiss(refusal);
                keepFocus();
              }}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden aria-live="polite">{said(news).join(' ')}</VisuallyHidden>
      {fieldMessage(shell)}
    </div>
  );
}
