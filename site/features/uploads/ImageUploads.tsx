import { ImageField } from '#ui';
import type { Uploads } from './useUploads.ts';

interface ImageUploadsProps {
  readonly uploads: Uploads;
  readonly label: string;
  /** The merchant's limits: `uploads` of site.json. */
  readonly limits: { readonly maxBytes: number; readonly maxFiles: number };
  readonly description?: string;
  /** What is wrong with them as a whole. */
  readonly message?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** Images that go with a form, checked by what they hold; each says how its own sending goes. */
export function ImageUploads({ uploads: { files, states, change }, limits, ...field }: ImageUploadsProps) {
  return <ImageField {...field} {...limits} files={files} onFilesChange={change} uploads={states} />;
}
