import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { View } from '#site/assembler/compiler/explain/views.ts';
import type { Sealed } from '#site/assembler/compiler/releases/artefacts.ts';

/** Where the tool's words go. */
export interface Terminal {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

/**
 * Brings the folder that a static host serves to a release; the tool is handed it, since the web server writes pages.
 * @returns the files of the host's configuration that have changed
 * @throws ReleaseError for a folder that is not of this merchant and build
 */
export type RenewHosting = (sealed: Sealed, dir: string) => Promise<readonly string[]>;

/** A view of one merchant, to be photographed. */
export interface MerchantView extends View {
  readonly merchant: string;
}

/** One view before and after, at one width and in one theme. */
export interface PicturePair {
  readonly view: MerchantView;
  /** In CSS pixels. */
  readonly width: number;
  readonly theme: 'light' | 'dark';
  /** Paths relative to the folder of the pictures. */
  readonly before: string;
  readonly after: string;
}

export interface PictureRequest {
  /** Config folders. */
  readonly before: string;
  readonly after: string;
  readonly views: readonly MerchantView[];
  /** Folder in which the pictures are written. */
  readonly to: string;
}

/**
 * Takes pictures of views on two configs; injected, since it takes a browser and the web server.
 * @throws NoPicturesError where there is no browser
 */
export type TakePictures = (request: PictureRequest) => Promise<readonly PicturePair[]>;

/** Pictures cannot be taken here; the message says why. */
export class NoPicturesError extends Error {}

/** Input and output of a command. */
export interface Job {
  readonly options: Options;
  /** The words after the command. */
  readonly names: readonly string[];
  /** Says it in words, or as JSON where that is asked for. */
  answer(value: unknown, lines: readonly string[]): void;
  /** Says what is wrong, line by line; the command has failed. */
  complain(...lines: readonly string[]): false;
  readonly renewHosting: RenewHosting;
  readonly takePictures: TakePictures;
}

/** Does what a command is for. Resolves with whether the tool ends well. */
export type Command = (job: Job) => Promise<boolean>;

export type Options = ReturnType<typeof readArguments>['values'];

/** @throws TypeError, with a message to be shown, where an option is none or lacks its value */
export function readArguments(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      config: { type: 'string', default: join(import.meta.dirname, '../../../../config') },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      releases: { type: 'string', default: process.env['CONFIG_RELEASES'] },
      to: { type: 'string' },
      mapping: { type: 'string' },
      by: { type: 'string' },
      note: { type: 'string' },
      as: { type: 'string' },
      type: { type: 'string' },
      rank: { type: 'string' },
      route: { type: 'string' },
      language: { type: 'string' },
      device: { type: 'string' },
      vendors: { type: 'string' },
      now: { type: 'string' },
      flag: { type: 'string', multiple: true },
      feature: { type: 'string', multiple: true },
      mark: { type: 'string', multiple: true },
    },
  });
}

export const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
