import { around, polar } from './svg.ts';
import { creatures } from './emblemCreatures.ts';

/**
 * Emblems: drawings within a circle of radius 100 around the origin, in the paints of `palette.ts`. Light comes from
 * above: each has a body, a darker side, and a highlight.
 */
const objects = {
  cherry: `<path d="M-34 30C-30-20 4-60 40-84M36 36C40-10 36-50 40-84" fill="none" stroke="oklch(.55 .14 145)" stroke-width="9" stroke-linecap="round"/>
    <path d="M40-84C64-112 98-98 102-74 78-58 52-62 40-84Z" fill="oklch(.68 .18 145)"/><path d="M44-82Q72-86 98-75" stroke="oklch(.5 .13 145)" stroke-width="4" fill="none"/>
    <circle cx="-38" cy="48" r="46" fill="url(#accent)"/><circle cx="42" cy="54" r="42" fill="url(#accent)"/>
    <path d="M-38 12Q-30 2-22 12" stroke="url(#ink)" stroke-width="5" fill="none" stroke-linecap="round"/>
    <ellipse cx="-52" cy="32" rx="18" ry="12" transform="rotate(-32 -52 32)" fill="url(#shine)"/><ellipse cx="30" cy="40" rx="15" ry="10" transform="rotate(-32 30 40)" fill="url(#shine)"/>`,

  gem: `<path d="M-58-62H58L98-14 0 92-98-14Z" fill="url(#accent)"/>
    <path d="M-58-62-40-14-98-14ZM58-62 40-14 98-14Z" fill="oklch(1 0 0/.28)"/><path d="M-40-14 0-62 40-14Z" fill="oklch(1 0 0/.5)"/>
    <path d="M-58-62H0L-40-14ZM58-62H0L40-14Z" fill="oklch(1 0 0/.36)"/><path d="M-40-14H40L0 92Z" fill="oklch(1 0 0/.16)"/><path d="M40-14H98L0 92Z" fill="oklch(0 0 0/.22)"/>
    <path d="M-58-62H58L98-14 0 92-98-14Z" fill="none" stroke="oklch(1 0 0/.55)" stroke-width="4" stroke-linejoin="round"/>
    <path d="M66-92 72-76 88-70 72-64 66-48 60-64 44-70 60-76Z" fill="#fff"/>`,

  dice: `<g transform="translate(26 -26) rotate(14)"><rect x="-44" y="-44" width="88" height="88" rx="20" fill="url(#accent)"/><rect x="-38" y="-39" width="76" height="34" rx="16" fill="url(#shine)" opacity=".6"/>
    <circle r="9" cx="-22" cy="-22" fill="#fff"/><circle r="9" cx="22" cy="22" fill="#fff"/><circle r="9" fill="#fff"/></g>
    <g transform="translate(-28 34) rotate(-12)"><rect x="-52" y="-52" width="104" height="104" rx="24" fill="url(#pale)"/><path d="M-52 24Q0 52 52 24V28Q52 52 28 52H-28Q-52 52-52 28Z" fill="oklch(.8 .05 80)"/>
    ${[
      [-24, -26],
      [24, -26],
      [-24, 0],
      [24, 0],
      [-24, 26],
      [24, 26],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10" fill="url(#accent)"/>`)
      .join('')}</g>`,

  cards: `<g transform="rotate(-22 0 80)"><rect x="-46" y="-78" width="92" height="134" rx="12" fill="url(#ink)"/><rect x="-37" y="-69" width="74" height="116" rx="7" fill="none" stroke="url(#main)" stroke-width="4"/><path d="M0-46 22-11 0 24-22-11Z" fill="url(#main)"/></g>
    <g transform="rotate(2 0 80)"><rect x="-46" y="-84" width="92" height="134" rx="12" fill="url(#main)"/></g>
    <g transform="rotate(20 0 80)"><rect x="-46" y="-84" width="92" height="134" rx="12" fill="url(#pale)"/><path d="M0-48C20-20 38-8 38 10A19 19 0 0 1 8 24Q10 36 18 40H-18Q-10 36-8 24A19 19 0 0 1-38 10C-38-8-20-20 0-48Z" fill="url(#ink)"/>
    <path d="M-34-74-27-62-34-50-41-62Z" fill="url(#accent)"/></g>`,

  wheel: `<circle r="94" fill="url(#main)"/><circle r="80" fill="url(#ink)"/>
    ${around(8, (index) => `<path d="M0 0L-29.5-71A77 77 0 0 1 29.5-71Z" fill="${index % 2 ? 'url(#accent)' : 'url(#pale)'}"/><circle cy="-87" r="4.5" fill="#fff"/>`)}
    <circle r="24" fill="url(#main)"/><circle r="11" fill="url(#accent)"/><path d="M-58-58A82 82 0 0 1 58-58 110 110 0 0 0-58-58Z" fill="url(#shine)"/>
    <path d="M-16-104H16L0-68Z" fill="url(#accent)" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>`,

  lantern: `<path d="M0-100V-74" stroke="url(#main)" stroke-width="7" stroke-linecap="round"/><rect x="-30" y="-78" width="60" height="14" rx="6" fill="url(#main)"/>
    <ellipse cy="-8" rx="74" ry="60" fill="url(#accent)"/><ellipse cy="-8" rx="48" ry="60" fill="none" stroke="oklch(0 0 0/.2)" stroke-width="5"/><ellipse cy="-8" rx="18" ry="60" fill="none" stroke="oklch(0 0 0/.2)" stroke-width="5"/>
    <circle cy="-6" r="44" fill="url(#halo)"/><path d="M-58-30Q-40-60-8-62-42-46-50-16Z" fill="url(#shine)"/>
    <rect x="-30" y="46" width="60" height="14" rx="6" fill="url(#main)"/>${[-18, -6, 6, 18].map((x) => `<path d="M${x} 60q4 20-${x > 0 ? 1 : -1} 40" stroke="url(#main)" stroke-width="5" fill="none" stroke-linecap="round"/>`).join('')}`,

  rocket: `<g transform="rotate(38)"><path d="M-22 56Q0 132 22 56Z" fill="url(#main)"/><path d="M-11 56Q0 102 11 56Z" fill="#fff"/>
    <path d="M-34 8-66 48-62 74-30 50ZM34 8 66 48 62 74 30 50Z" fill="url(#accent)"/>
    <path d="M0-100C42-66 44 4 30 58H-30C-44 4-42-66 0-100Z" fill="url(#pale)"/><path d="M0-100C42-66 44 4 30 58H6C22-4 20-66 0-100Z" fill="oklch(.75 .05 260/.55)"/>
    <path d="M0-100C16-88 25-72 30-54H-30C-25-72-16-88 0-100Z" fill="url(#accent)"/><circle cy="-18" r="20" fill="url(#ink)"/><circle cy="-18" r="20" fill="none" stroke="url(#main)" stroke-width="6"/><path d="M-11-24Q-7-32 3-31" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/></g>`,

  mask: `<path d="M-40-40C-58-96-92-98-98-72-84-76-72-60-66-34ZM40-40C58-96 92-98 98-72 84-76 72-60 66-34ZM-14-48C-16-92 0-112 0-112S16-92 14-48Z" fill="url(#accent)"/>
    <path d="M-96-36C-60-62-28-44 0-44S60-62 96-36C98 10 66 62 38 56 18 52 12 30 0 30S-18 52-38 56C-66 62-98 10-96-36Z" fill="url(#main)"/>
    <path d="M-68-8C-52-30-26-20-20 0-36 18-60 16-68-8ZM68-8C52-30 26-20 20 0 36 18 60 16 68-8Z" fill="url(#ink)"/>
    <path d="M-88-32C-58-52-30-36 0-36-30-26-64-34-84-12Z" fill="url(#shine)"/><path d="M0-36 12-20 0-2-12-20Z" fill="url(#accent)" stroke="#fff" stroke-width="3"/>`,

  crown: `<path d="M-88 46-98-42-48-4 0-78 48-4 98-42 88 46Z" fill="url(#main)"/><path d="M0-78 48-4 98-42 88 46H0Z" fill="oklch(0 0 0/.1)"/>
    <path d="M-88 46Q0 30 88 46L84 74Q0 60-84 74Z" fill="url(#accent)"/><path d="M-86 50Q0 34 86 50" stroke="oklch(1 0 0/.6)" stroke-width="4" fill="none"/>
    <circle cx="-98" cy="-46" r="12" fill="url(#pale)"/><circle cx="98" cy="-46" r="12" fill="url(#pale)"/><circle cy="-84" r="15" fill="url(#pale)"/>
    <path d="M0-26 18 4 0 32-18 4Z" fill="url(#accent)" stroke="#fff" stroke-width="3"/><circle cx="-54" cy="18" r="10" fill="url(#accent)"/><circle cx="54" cy="18" r="10" fill="url(#accent)"/>`,

  ship: `<path d="M-6-96V30" stroke="url(#ink)" stroke-width="8"/><path d="M0-92C60-70 74-22 66 18Q34 4 0 12Z" fill="url(#pale)"/><path d="M-12-80C-48-52-66-14-64 18Q-38 6-12 14Z" fill="url(#accent)"/>
    <path d="M8-58Q38-44 54-22M6-28Q36-20 60 0" stroke="oklch(0 0 0/.14)" stroke-width="6" fill="none"/>
    <path d="M-96 28Q0 50 96 22 88 72 54 82H-52Q-84 72-96 28Z" fill="url(#main)"/><path d="M-90 46Q0 66 90 40L84 56Q0 80-84 60Z" fill="oklch(0 0 0/.2)"/>
    <path d="M-100 86Q-75 72-50 86T0 86 50 86 100 86" stroke="oklch(.8 .11 220)" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M-6-96 30-108 26-88-6-84Z" fill="url(#accent)"/>`,

  coin: `<ellipse cx="8" cy="12" rx="88" ry="88" fill="oklch(.5 .12 65)"/><circle r="88" fill="url(#main)"/><circle r="70" fill="none" stroke="oklch(.55 .13 65/.6)" stroke-width="6"/>
    <circle r="70" fill="none" stroke="oklch(1 0 0/.4)" stroke-width="2"/><circle r="82.5" fill="none" stroke="oklch(.55 .13 65/.7)" stroke-width="7" stroke-dasharray="4 17.6"/>
    ${around(5, () => '<path d="M0 0C-22-16-18-46 0-54 18-46 22-16 0 0Z" fill="url(#accent)" stroke="oklch(1 0 0/.45)" stroke-width="2.5"/>')}<circle r="12" fill="url(#pale)"/><path d="M-62-50A80 80 0 0 1 40-70 96 96 0 0 0-62-50Z" fill="url(#shine)"/>`,

  star: `${starPath(100, 44, 'url(#main)')}${starPath(66, 28, 'url(#accent)')}<path d="M0-100 26-36 0-20-26-36Z" fill="oklch(1 0 0/.4)"/>
    <path d="M-95-31-29-31-20 0Z" fill="oklch(1 0 0/.25)"/><circle r="13" fill="#fff" opacity=".9"/>`,

  lotus: `${[-72, 72].map((turn) => petal(turn, 'url(#accent)', 88)).join('')}${[-48, 48].map((turn) => petal(turn, 'url(#main)', 96)).join('')}
    ${[-24, 24].map((turn) => petal(turn, 'url(#accent)', 108)).join('')}${petal(0, 'url(#pale)', 116)}<path d="M-86 62Q0 100 86 62 60 86 0 88-60 86-86 62Z" fill="oklch(.6 .15 150)"/>`,

  sun: `${around(12, (index) => `<path d="M-13-62 0-${index % 2 ? 90 : 104} 13-62Z" fill="${index % 2 ? 'url(#accent)' : 'url(#main)'}"/>`)}<circle r="60" fill="url(#main)"/><circle r="46" fill="none" stroke="oklch(1 0 0/.5)" stroke-width="4"/>
    <path d="M-44-24A50 50 0 0 1 30-40 66 66 0 0 0-44-24Z" fill="url(#shine)"/>${around(8, () => '<path d="M0-10 7-30 0-40-7-30Z" fill="url(#accent)"/>')}<circle r="9" fill="#fff"/>`,

  bell: `<circle cy="-84" r="15" fill="none" stroke="url(#main)" stroke-width="9"/><path d="M0-76C48-74 58-34 62 6 66 34 78 44 88 56H-88C-78 44-66 34-62 6-58-34-48-74 0-76Z" fill="url(#main)"/>
    <path d="M0-76C48-74 58-34 62 6 66 34 78 44 88 56H20C40 10 36-60 0-76Z" fill="oklch(0 0 0/.12)"/><path d="M-62 6Q0 22 62 6" stroke="url(#accent)" stroke-width="12" fill="none"/>
    <rect x="-92" y="52" width="184" height="18" rx="9" fill="url(#accent)"/><circle cy="80" r="17" fill="url(#ink)"/><path d="M-42-20Q-38-58-10-64-28-46-28-10Z" fill="url(#shine)"/>`,

  ball: `<circle r="90" fill="url(#pale)"/>${pentagon(0, 0, 32)}${around(5, () => '<path d="M0-32V-58" stroke="url(#ink)" stroke-width="6"/><path d="M-24-66 0-56 24-66 18-88H-18Z" fill="url(#ink)"/>')}
    ${around(5, () => '<path d="M24-66 48-50" stroke="url(#ink)" stroke-width="6"/>')}<circle r="90" fill="none" stroke="oklch(0 0 0/.18)" stroke-width="6"/><path d="M-66-40A78 78 0 0 1 30-72 96 96 0 0 0-66-40Z" fill="url(#shine)"/>`,

  gamepad: `<path d="M-54-52H54C92-52 104 40 90 66 78 86 54 72 38 40H-38C-54 72-78 86-90 66-104 40-92-52-54-52Z" fill="url(#main)"/><path d="M-54-52H54C70-52 82-34 88-12H-88C-82-34-70-52-54-52Z" fill="url(#shine)" opacity=".7"/>
    <path d="M-60-26H-42V-8H-24V10H-42V28H-60V10H-78V-8H-60Z" fill="url(#ink)"/>${[
      [50, -22],
      [50, 22],
      [28, 0],
      [72, 0],
    ]
      .map(([x, y], index) => `<circle cx="${x}" cy="${y}" r="12" fill="${index % 2 ? 'url(#pale)' : 'url(#accent)'}"/>`)
      .join('')}`,

  balls: `${[
    [-46, 30, 'accent'],
    [46, 30, 'main'],
    [0, -42, 'pale'],
  ]
    .map(
      ([x, y, paint]) => `<circle cx="${x}" cy="${y}" r="48" fill="url(#${paint})"/><circle cx="${x}" cy="${y}" r="23" fill="#fff"/>
    <path d="M${Number(x)} ${Number(y) - 14} ${Number(x) + 12} ${y} ${x} ${Number(y) + 14} ${Number(x) - 12} ${y}Z" fill="url(#ink)"/><ellipse cx="${Number(x) - 17}" cy="${Number(y) - 27}" rx="16" ry="9" transform="rotate(-32 ${Number(x) - 17} ${Number(y) - 27})" fill="url(#shine)"/>`,
    )
    .join('')}`,
};

export const emblems = { ...objects, ...creatures };
export type EmblemName = keyof typeof emblems;

/** The drawing of a name stored in the database; a star for an unknown name. */
export function emblem(name: string): string {
  return Object.hasOwn(emblems, name) ? emblems[name as EmblemName] : emblems.star;
}

function starPath(outer: number, inner: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, index) => polar(index % 2 === 0 ? outer : inner, index * 36).join(' '));
  return `<path d="M${points.join('L')}Z" fill="${fill}" stroke="${fill}" stroke-width="8" stroke-linejoin="round"/>`;
}

function petal(turn: number, fill: string, length: number): string {
  return `<g transform="translate(0 66) rotate(${turn})"><path d="M0 0C-44-${length * 0.3}-34-${length * 0.8} 0-${length * 1.25} 34-${length * 0.8} 44-${length * 0.3} 0 0Z" fill="${fill}" stroke="oklch(1 0 0/.5)" stroke-width="2.5"/>
    <path d="M0-8V-${length * 0.9}" stroke="oklch(1 0 0/.3)" stroke-width="3"/></g>`;
}

function pentagon(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 5 }, (_, index) => polar(radius, index * 72)).map(([px, py]) => `${x + px} ${y + py}`);
  return `<path d="M${points.join('L')}Z" fill="url(#ink)"/>`;
}
