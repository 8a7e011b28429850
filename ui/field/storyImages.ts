const WIDTH = 480;
const HEIGHT = 640;

/** A made-up receipt as a PNG file, for stories and tests. */
export async function storyImage(name: string, hue = 210): Promise<File> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('This browser draws no pictures.');
  ink.fillStyle = `hsl(${hue} 60% 92%)`;
  ink.fillRect(0, 0, WIDTH, HEIGHT);
  ink.fillStyle = `hsl(${hue} 70% 42%)`;
  ink.fillRect(0, 0, WIDTH, 150);
  for (let line = 0; line < 6; line += 1) ink.fillRect(60, 210 + line * 64, line % 2 ? 240 : 360, 24);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], name, { type: 'image/png', lastModified: hue });
}

/** A text file with an image's name. */
export function storyFake(name: string): File {
  return new File(['not a picture'], name, { type: 'image/png' });
}

/** A JPEG over the size limit, of which only the first bytes are valid. */
export function storyLarge(name: string, bytes: number): File {
  const content = new Uint8Array(bytes);
  content.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([content], name, { type: 'image/jpeg' });
}
