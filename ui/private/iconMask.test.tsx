import { CircleAlert, CircleCheck, Eye, EyeOff, Info, TriangleAlert, X } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { shapes } from './iconMask.ts';

const icons = {
  x: X,
  eye: Eye,
  eyeOff: EyeOff,
  info: Info,
  circleCheck: CircleCheck,
  triangleAlert: TriangleAlert,
  circleAlert: CircleAlert,
} as const;

it.each(Object.entries(icons))('[UI-2] the masked icon %s is drawn as the icon library draws it', (name, Icon) => {
  const shape = shapes[name as keyof typeof shapes]; // The keys of `icons` are those of `shapes`, which the next test shows.
  const drawn = renderToStaticMarkup(<Icon />)
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/><\/\w+>/g, '/>');
  expect(drawn).toBe(shape);
});

it('[UI-2] every masked icon is one of the library', () => {
  expect(Object.keys(shapes)).toEqual(Object.keys(icons));
});
