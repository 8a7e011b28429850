import { encodeQR } from 'qr';

import { saveFile } from './saveFile.ts';

/** Quiet zone in modules, as the standard requires. */
const QUIET_ZONE = 4;
/** Pixels per module in a saved picture, so that it stays readable after downscaling. */
const MODULE_PX = 10;

/** Data URL of a QR code. Requires a light background, also in the dark theme. */
export function qrPicture(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(encodeQR(text, 'svg', { border: QUIET_ZONE }))}`;
}

/** Saves a QR code as a PNG: apps cannot read codes in SVG files. */
export function saveQr(text: string, name: string): void {
  const modules = encodeQR(text, 'raw', { border: QUIET_ZONE });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = modules.length * MODULE_PX;
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) return;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX);
  canvas.toBlob((file) => file && saveFile(file, `${name}.png`));
}
