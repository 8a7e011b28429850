import { encodeQR } from 'qr';

import { saveFile } from './saveFile.ts';

/** Light around the modules, in modules, as the standard asks for. */
const QUIET_ZONE = 4;
/** Pixels a module has in a saved picture: apps read it also after it was made smaller. */
const MODULE_PX = 10;

/** The source of a picture with a QR code of a text. Its ground is the page's: light, also in the dark theme. */
export function qrPicture(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(encodeQR(text, 'svg', { border: QUIET_ZONE }))}`;
}

/** Saves a QR code of a text as a PNG: apps that read codes out of pictures know no SVG. */
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
