/** Materials of medals, from the lowest to the highest: their light and their body, the same in every skin and theme. */
export const materials = {
  bronze: ['#f0c39c', '#96572a'],
  jade: ['#b4ecd0', '#1d8357'],
  silver: ['#f4f6f8', '#8b96a5'],
  gold: ['#ffe694', '#c48a10'],
  platinum: ['#eef4f8', '#587892'],
  sapphire: ['#a6caff', '#1e52bd'],
  diamond: ['#e4fbff', '#22a7c6'],
  ruby: ['#ffb9c7', '#ad133d'],
} as const;

export type Material = keyof typeof materials;
