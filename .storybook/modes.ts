/**
 * Modes in which Chromatic and the offline comparison render stories. A mode is named after its theme and width;
 * besides the viewport it may set any choice of the toolbar.
 */
export interface Mode {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme?: 'light' | 'dark';
}

/** Longer pages are cropped. */
export const MAX_HEIGHT = 6000;

const phone = { width: 360, height: 640 };
const desktop = { width: 1280, height: 720 };

/** Chromatic's modes for every story. */
export const modes = {
  'light-360': { theme: 'light', viewport: phone },
  'dark-360': { theme: 'dark', viewport: phone },
  'light-1280': { theme: 'light', viewport: desktop },
  'dark-1280': { theme: 'dark', viewport: desktop },
} as const satisfies Readonly<Record<string, Mode>>;

/**
 * Modes of Chromatic only: in the repository they would double the screenshots and in `npm test` the time. They include
 * that of matrices, whose frames are not yet reproducible to the subpixel.
 */
const ONLINE_ONLY: readonly string[] = ['dark-360', 'light-1280', 'light-1440', 'matrix'];
/** Offline modes for components whose layout differs in a wide viewport. */
const WIDE: readonly string[] = ['dark-1280', 'dark-1440'];

/** A story's modes as in Chromatic's parameter: the project's, the story's own, and disabled ones. */
type StatedModes = Readonly<Record<string, Mode | { readonly disable: true }>>;

/**
 * The offline modes of a story.
 * @param stated the story's modes, by name
 * @param wide whether the component's layout differs in a wide viewport
 */
export function offlineModes(stated: StatedModes, wide: boolean): readonly (readonly [name: string, mode: Mode])[] {
  const left = wide ? ONLINE_ONLY : [...ONLINE_ONLY, ...WIDE];
  return Object.entries(stated).flatMap(([name, mode]) => ('disable' in mode || left.includes(name) ? [] : [[name, mode] as const]));
}

/** A story's picture in a mode, without its ending: `button/loading-dark-1280` for the id `button--loading`. */
export const pictureName = (storyId: string, mode: string): string => `${storyId.replace('--', '/')}-${mode}`;
