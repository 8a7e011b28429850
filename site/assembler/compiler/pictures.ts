/** The size that all networks show large in a link preview. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const;

/** Pixels a side of each icon in `head.icons`. */
export const ICON_SIZES = { small: 192, large: 512, maskable: 512, touch: 180 } as const;
export type IconName = keyof typeof ICON_SIZES;

export interface PictureSize {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8];

/** Type and size as a PNG's or a JPEG's own header says; nothing for other files. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const startsWith = (signature: readonly number[]): boolean => signature.every((byte, index) => bytes[index] === byte);
  if (startsWith(PNG) && bytes.length >= 24) return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  return startsWith(JPEG) ? jpegSize(view) : undefined;
}

/** Walks the segments to the frame's header, which holds the size: SOF0 to SOF15 without DHT, JPG and DAC. */
function jpegSize(view: DataView): PictureSize | undefined {
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return undefined;
}
