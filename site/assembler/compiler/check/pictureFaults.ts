/** Pictures of the merchant that networks and home screens would not show, or show cut. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import { ICON_SIZES, LINK_PICTURE, pictureSize } from '#site/assembler/compiler/pictures.ts';
import { limited } from './limited.ts';
import { placed } from '#site/assembler/compiler/shape.ts';
import type { Artefact, Fault } from '#site/assembler/runtime/types.ts';

/** A compiled merchant. */
interface Checked {
  readonly release: { readonly artefact: Pick<Artefact, 'merchant'> } | undefined;
  readonly faults: readonly Fault[];
  readonly files: MergedLayer;
}

/** A compiled merchant with what its pictures say, as they are now. */
export async function withPictureFaults<Compiled extends Checked>(compiled: Compiled, configDir: string): Promise<Compiled> {
  if (!compiled.release) return compiled;
  const doubts = await pictureFaults(compiled.release.artefact, compiled.files, configDir);
  return { ...compiled, faults: limited([...compiled.faults, ...doubts]) };
}

/** Only files of the merchant's own folder are looked into; of others, their names. */
async function pictureFaults({ merchant }: Pick<Artefact, 'merchant'>, files: MergedLayer, configDir: string): Promise<Fault[]> {
  const file = files.get('merchant.json');
  if (!file) return [];
  const { head, code } = merchant;
  const doubt = (pointer: string, found: string, expected: string): Fault =>
    placed(file, { code: 'bad-value', severity: 'warning', pointer, part: 'value', found, expected });

  const look = async (pointer: string, address: string, width: number, height: number, types: string): Promise<Fault[]> => {
    const expected = `${types} of ${width} × ${height}`;
    if (/\.svg(?:[?#]|$)/i.test(address)) return [doubt(pointer, `"${address}"`, `${expected}: networks draw no SVG`)];
    const [, name] = new RegExp(`^/config/${code}/assets/([\\w.-]+)$`).exec(address) ?? [];
    if (name === undefined) return [];
    const bytes = await readFile(join(configDir, 'merchants', code, 'assets', name)).catch(() => undefined);
    if (bytes === undefined) return [doubt(pointer, 'no such file', expected)];
    const size = pictureSize(bytes);
    if (size === undefined) return [doubt(pointer, 'another kind of file', expected)];
    const isRight = size.width === width && size.height === height;
    return isRight ? [] : [doubt(pointer, `${size.width} × ${size.height}`, expected)];
  };

  const { width, height } = LINK_PICTURE;
  const icons = Object.entries(head.icons ?? {}).map(([name, address]) => {
    const side = ICON_SIZES[name as keyof typeof ICON_SIZES]; // The schema names no others.
    return look(`/head/icons/${name}`, address, side, side, 'a PNG');
  });
  return (await Promise.all([look('/head/image', head.image, width, height, 'a PNG or JPEG'), ...icons])).flat();
}
