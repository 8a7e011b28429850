import { emblem } from './emblems.ts';
import { oklch, round, shadowed } from './svg.ts';

/** Positions an emblem in a scene, with a shadow on the ground. */
function set(name: string, x: number, y: number, scale: number, turn = 0): string {
  return shadowed(`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${emblem(name)}</g>`, 5, 9, 0.32);
}

/** A row of hills or waves across the picture. */
function ridge(y: number, height: number, phase: number, fill: string): string {
  const points = Array.from(
    { length: 25 },
    (_, index) => `${index * 50} ${round(y - height * (0.5 + 0.5 * Math.sin(index * 0.7 + phase)))}`,
  );
  return `<path d="M0 400L${points.join('L')}L1200 400Z" fill="${fill}"/>`;
}

function tower(x: number, width: number, top: number, hue: number): string {
  const windows = Array.from({ length: Math.floor((400 - top) / 34) }, (_, row) =>
    [0.22, 0.5, 0.78]
      .map((part, column) =>
        (row * 7 + column * 5 + x) % 4 === 0
          ? ''
          : `<rect x="${round(x + width * part - 5)}" y="${top + 18 + row * 34}" width="10" height="15" rx="2"/>`,
      )
      .join(''),
  ).join('');
  return `<rect x="${x}" y="${top}" width="${width}" height="${400 - top}" rx="8" fill="${oklch(0.3, 0.1, hue)}"/><g fill="${oklch(0.9, 0.13, 85)}" opacity=".85">${windows}</g>`;
}

const bubbles = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<circle cx="${520 + ((index * 137) % 660)}" cy="${30 + ((index * 89) % 340)}" r="${4 + ((index * 5) % 15)}" fill="oklch(1 0 0/.12)" stroke="oklch(1 0 0/.5)" stroke-width="2"/>`,
  ).join('');

/** Scenes of 1200 × 400 in the merchant's hue, weighted to the right: the left half is plain, for text. */
export const scenes = {
  treasure: (hue: number) => `${ridge(350, 90, 0.4, oklch(0.34, 0.12, hue + 15))}${ridge(392, 70, 2.1, oklch(0.26, 0.1, hue + 25))}
    ${set('sun', 905, 150, 1.25)}${set('crown', 905, 236, 1.25)}${set('coin', 718, 316, 0.62, -14)}${set('coin', 1096, 308, 0.72, 12)}${set('gem', 780, 250, 0.55, -10)}${set('gem', 1054, 196, 0.46, 16)}${set('coin', 826, 340, 0.5, 6)}${set('star', 690, 126, 0.36, 10)}${set('star', 1128, 92, 0.44, -8)}`,

  skyline: (
    hue: number,
  ) => `<circle cx="1010" cy="110" r="74" fill="oklch(0.95 0.06 90)"/><circle cx="1010" cy="110" r="130" fill="oklch(0.95 0.06 90/.16)"/>
    ${[
      [560, 70, 250],
      [640, 84, 190],
      [732, 66, 232],
      [806, 92, 150],
      [908, 72, 214],
      [990, 96, 172],
      [1096, 84, 236],
    ]
      .map(([x = 0, width = 0, top = 0], index) => tower(x, width, top, hue + index * 5))
      .join('')}
    ${set('cherry', 690, 210, 0.9, -8)}${set('wheel', 884, 196, 1.15)}${set('dice', 1074, 244, 0.86, 8)}${set('star', 778, 74, 0.36)}${set('rocket', 566, 120, 0.52, 6)}`,

  reef: (
    hue: number,
  ) => `<g fill="oklch(1 0 0/.07)"><path d="M760 0 640 400H800L860 0Z"/><path d="M960 0 940 400H1090L1040 0Z"/></g>${ridge(398, 90, 1.2, oklch(0.33, 0.11, hue - 30))}
    ${[
      [640, 360],
      [700, 372],
      [1080, 352],
      [1140, 368],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          `<path d="M${x} ${y + 40}C${x - 34} ${y - 30} ${x - 6} ${y - 50} ${x - 16} ${y - 90}M${x} ${y + 40}C${x + 30} ${y - 10} ${x + 10} ${y - 40} ${x + 30} ${y - 76}" stroke="${oklch(0.7, 0.19, index % 2 ? 15 : 340)}" stroke-width="17" fill="none" stroke-linecap="round"/>`,
      )
      .join('')}
    ${set('fish', 880, 190, 1.35, -6)}${set('fish', 686, 110, 0.5, 4)}${set('fish', 1092, 120, 0.6, -4)}${set('fish', 1064, 290, 0.5, 6)}${set('gem', 760, 330, 0.42)}${bubbles(20)}`,

  salon: (
    hue: number,
  ) => `<g opacity=".5">${[560, 720, 880, 1040].map((x) => `<path d="M${x} 0V300Q${x + 75} 250 ${x + 150} 300V0Z" fill="${oklch(0.4, 0.15, hue + 12)}"/>`).join('')}</g>
    <ellipse cx="890" cy="400" rx="450" ry="130" fill="${oklch(0.42, 0.11, 155)}"/><ellipse cx="890" cy="400" rx="450" ry="130" fill="none" stroke="${oklch(0.72, 0.13, 75)}" stroke-width="14"/>
    ${set('wheel', 730, 200, 0.9)}${set('cards', 902, 214, 1.25)}${set('dice', 1070, 260, 0.84)}${set('coin', 830, 344, 0.42)}${set('coin', 990, 350, 0.5)}${set('crown', 1092, 100, 0.44, 12)}`,

  stadium: (
    hue: number,
  ) => `<g fill="oklch(1 0 0/.09)"><path d="M640 20 520 400H760Z"/><path d="M900 0 780 400H1020Z"/><path d="M1160 20 1040 400H1200V60Z"/></g>
    <path d="M470 300Q880 200 1200 280V400H470Z" fill="${oklch(0.3, 0.08, hue)}"/><path d="M440 400Q860 280 1200 336V400Z" fill="${oklch(0.58, 0.16, 148)}"/><path d="M640 400Q900 316 1200 362" stroke="oklch(1 0 0/.6)" stroke-width="5" fill="none"/>
    ${Array.from({ length: 44 }, (_, index) => `<circle cx="${510 + ((index * 61) % 680)}" cy="${258 + ((index * 23) % 50)}" r="5" fill="${oklch(0.85, 0.12, index * 50)}" opacity=".6"/>`).join('')}
    ${set('ball', 886, 206, 1.2, 12)}${set('gamepad', 1080, 230, 0.72, 14)}${set('star', 720, 130, 0.5, -10)}${set('crown', 690, 250, 0.5, -12)}`,

  lanterns: (
    hue: number,
  ) => `${ridge(396, 80, 0.2, oklch(0.3, 0.11, hue + 10))}<circle cx="900" cy="150" r="96" fill="oklch(0.93 0.08 85)"/><circle cx="900" cy="150" r="150" fill="oklch(0.93 0.08 85/.15)"/>
    ${set('lantern', 690, 130, 0.8, -4)}${set('lantern', 1100, 150, 0.92, 4)}${set('balls', 894, 214, 1.15)}${set('lotus', 730, 320, 0.62)}${set('lotus', 1062, 330, 0.56)}${set('lantern', 560, 76, 0.36)}`,
};
export type SceneName = keyof typeof scenes;

export function scene(name: string, hue: number): string {
  return Object.hasOwn(scenes, name) ? scenes[name as SceneName](hue) : scenes.treasure(hue);
}
