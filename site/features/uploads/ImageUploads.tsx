import { ImageField } from '#ui';
import type { Uploads } from './useUploads.ts';

interface ImageUploadsProps {
  readonly uploads: Uploads;
  readonly label: string;
  /** The merchant's limits: `uploads` of site.json. */
  readonly limits: { readonly maxBytes: number; readonly maxFiles: number };
  readonly description?: string;
  /** Error that concerns all files. */
  readonly message?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** Image uploads of a form, validated by content, with progress by image. */
export function ImageUploads({ uploads: { files, states, change }, limits, ...field }: ImageUploadsProps) {
  return <ImageField {...field} {...limits} files={files} onFilesChange={change} uploads={states} />;
}
