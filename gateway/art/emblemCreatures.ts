/** Emblems with faces, in the style of `emblems.ts`. */
export const creatures = {
  fish: `<path d="M58-4C80-44 104-46 104-46 96-14 96 14 104 44 104 44 80 40 58 4Z" fill="url(#accent)"/><path d="M-20-44C-2-84 36-76 44-36ZM-14 44C2 76 26 72 30 42Z" fill="url(#accent)"/>
    <path d="M-98 4C-76-46-20-62 20-44 46-32 60-14 66 0 54 22 30 46-14 50-56 52-86 34-98 4Z" fill="url(#main)"/>
    <path d="M-98 4C-56 30 20 30 66 0 54 22 30 46-14 50-56 52-86 34-98 4Z" fill="oklch(1 0 0/.35)"/>
    ${[
      [-12, -20],
      [14, -20],
      [0, -2],
      [26, -4],
      [-14, 16],
      [12, 16],
    ]
      .map(([x, y]) => `<path d="M${x} ${y}q13 9 0 19" stroke="oklch(0 0 0/.2)" stroke-width="5" fill="none" stroke-linecap="round"/>`)
      .join('')}
    <path d="M-40-38Q-20 0-40 38" stroke="oklch(0 0 0/.22)" stroke-width="6" fill="none"/><circle cx="-62" cy="-10" r="15" fill="#fff"/><circle cx="-65" cy="-10" r="8" fill="url(#ink)"/><circle cx="-68" cy="-14" r="3" fill="#fff"/>
    <path d="M-70-30Q-30-56 14-42-30-40-58-22Z" fill="url(#shine)"/>`,

  dragon: `<path d="M-66-60C-92-92-74-112-74-112-66-92-44-84-32-70ZM66-60C92-92 74-112 74-112 66-92 44-84 32-70Z" fill="url(#pale)"/>
    <path d="M-90-30-108 4-88 8-98 38-74 34-72 62-50 46ZM90-30 108 4 88 8 98 38 74 34 72 62 50 46Z" fill="url(#accent)"/>
    <path d="M-72-44C-52-84 52-84 72-44 88-8 70 22 50 34 46 72 24 92 0 92S-46 72-50 34C-70 22-88-8-72-44Z" fill="url(#main)"/>
    <path d="M-34 32C-30 16 30 16 34 32 34 64 20 80 0 80S-34 64-34 32Z" fill="url(#pale)"/><circle cx="-14" cy="38" r="6" fill="url(#ink)"/><circle cx="14" cy="38" r="6" fill="url(#ink)"/>
    <path d="M-26 60Q0 74 26 60" stroke="url(#accent)" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-60-26-20-8" stroke="url(#accent)" stroke-width="10" stroke-linecap="round"/><path d="M60-26 20-8" stroke="url(#accent)" stroke-width="10" stroke-linecap="round"/>
    <circle cx="-36" cy="2" r="14" fill="#fff"/><circle cx="36" cy="2" r="14" fill="#fff"/><ellipse cx="-34" cy="3" rx="5" ry="11" fill="url(#ink)"/><ellipse cx="34" cy="3" rx="5" ry="11" fill="url(#ink)"/>
    <path d="M0-66 14-40 0-14-14-40Z" fill="url(#accent)" stroke="#fff" stroke-width="3"/><path d="M-58-48Q-40-68-12-70-36-54-42-36Z" fill="url(#shine)"/>
    <path d="M-36 44C-70 48-76 76-96 78M36 44C70 48 76 76 96 78" stroke="url(#pale)" stroke-width="6" fill="none" stroke-linecap="round"/>`,

  rooster: `<path d="M18 10C50-70 104-70 104-20 92-34 84-26 82-14 100-10 100 24 84 40 74 76 30 92 0 80Z" fill="url(#ink)"/><path d="M30 6C56-44 88-50 94-24 74-30 66 4 74 36Z" fill="url(#accent)"/>
    <path d="M-44-52C-56-92-34-98-28-78-24-106-2-102-4-78 10-94 24-80 8-56Z" fill="oklch(.62 .23 27)"/>
    <path d="M-50-40C-50-70 6-74 12-38 18-6 54 0 66 26 56 76 20 90-8 88-48 84-58 40-50-40Z" fill="url(#main)"/><path d="M-2 20C28 8 52 22 56 40 40 66 6 66-2 20Z" fill="url(#accent)"/>
    <path d="M-50-44-90-30-50-18Z" fill="oklch(.83 .17 80)"/><path d="M-56-18C-66 12-46 18-40-8Z" fill="oklch(.62 .23 27)"/><circle cx="-22" cy="-38" r="11" fill="#fff"/><circle cx="-24" cy="-38" r="6" fill="url(#ink)"/>
    <path d="M-40-6Q-34 34-12 62M-20-4Q-18 20-6 34" stroke="oklch(1 0 0/.4)" stroke-width="6" fill="none" stroke-linecap="round"/>`,
};
