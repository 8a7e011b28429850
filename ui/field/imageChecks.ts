/** Magic bytes of each accepted image type: name and MIME type cannot be trusted. */
const signatures = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const;

export type ImageType = keyof typeof signatures;

const typeNames: Readonly<Record<ImageType, string>> = { 'image/png': 'PNG', 'image/jpeg': 'JPG' };

export interface ImageLimits {
  readonly types: readonly ImageType[];
  readonly maxBytes: number;
  readonly maxFiles: number;
}

export type ImageFault = 'wrongType' | 'tooLarge' | 'tooMany';

export interface RefusedImage {
  readonly file: File;
  readonly fault: ImageFault;
}

/** `PNG, JPG`. */
export function namesOf(types: readonly ImageType[]): string {
  return types.map((type) => typeNames[type]).join(', ');
}

const KILO = 1024;

/** `380 KB`, `1.4 MB`, in Vietnamese `1,4 MB`: never `0 KB`. */
export function sizeText(bytes: number, language: string): string {
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const megabytes = bytes / KILO / KILO;
  return megabytes >= 1 ? `${format(megabytes)} MB` : `${format(Math.max(1, Math.round(bytes / KILO)))} KB`;
}

/** Identity of a file: browsers create another `File` when the same one is selected again. */
export function identity({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`;
}

/** Validates a file; its name, from which browsers guess its type, is ignored. */
export async function faultOf(file: File, { types, maxBytes }: ImageLimits): Promise<ImageFault | undefined> {
  if (!(await isOneOf(file, types))) return 'wrongType';
  return file.size > maxBytes ? 'tooLarge' : undefined;
}

/**
 * Reads only the first bytes: a phone's video may be gigabytes. An unreadable file, such as one on a removed card, has
 * no valid type.
 */
async function isOneOf(file: File, types: readonly ImageType[]): Promise<boolean> {
  const longest = Math.max(...types.map((type) => signatures[type].length));
  const head = await file
    .slice(0, longest)
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch(() => new Uint8Array());
  return types.some((type) => signatures[type].every((byte, index) => head[index] === byte));
}

/** Adds valid files up to the limit; duplicates are ignored. */
export function joined(
  files: readonly File[],
  checked: readonly { file: File; fault: ImageFault | undefined }[],
  maxFiles: number,
): { files: readonly File[]; refused: readonly RefusedImage[] } {
  const all = [...files];
  const refused: RefusedImage[] = [];
  for (const { file, fault } of checked) {
    if (fault) refused.push({ file, fault });
    else if (all.some((other) => identity(other) === identity(file))) continue;
    else if (all.length >= maxFiles) refused.push({ file, fault: 'tooMany' });
    else all.push(file);
  }
  return { files: all, refused };
}
