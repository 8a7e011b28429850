/**
 * How stories are drawn for comparison, by Chromatic and offline. A mode is named after its theme and width; besides the
 * screen it may set any choice of the toolbar that dresses the page.
 */
export interface Mode {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme?: 'light' | 'dark';
}

const phone = { width: 360, height: 640 };
const desktop = { width: 1280, height: 720 };

/** What Chromatic draws every story in. */
export const modes = {
  'light-360': { theme: 'light', viewport: phone },
  'dark-360': { theme: 'dark', viewport: phone },
  'light-1280': { theme: 'light', viewport: desktop },
  'dark-1280': { theme: 'dark', viewport: desktop },
} as const satisfies Readonly<Record<string, Mode>>;

/**
 * Modes that only Chromatic draws: in the repository they would double the pictures and in `npm test` the time. Among them
 * that of matrices, whose frames are not yet a pixel's fraction the same each time.
 */
const ONLINE_ONLY: readonly string[] = ['dark-360', 'light-1280', 'matrix'];
/** Drawn offline for those components only that look different where there is room. */
const WIDE: readonly string[] = ['dark-1280'] satisfies (keyof typeof modes)[];

/** A story's modes as Chromatic's parameter states them: the project's, the story's own, and those that it turns off. */
type StatedModes = Readonly<Record<string, Mode | { readonly disable: true }>>;

/**
 * The modes a story is drawn in offline.
 * @param stated the story's modes, by name
 * @param wide whether the component looks different where there is room
 */
export function offlineModes(stated: StatedModes, wide: boolean): readonly (readonly [name: string, mode: Mode])[] {
  const left = wide ? ONLINE_ONLY : [...ONLINE_ONLY, ...WIDE];
  return Object.entries(stated).flatMap(([name, mode]) => ('disable' in mode || left.includes(name) ? [] : [[name, mode] as const]));
}
