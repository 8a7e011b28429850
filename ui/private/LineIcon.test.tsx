import { render } from '@testing-library/react';
import { CircleAlert, CircleCheck, Eye, EyeOff, Info, TriangleAlert, X } from 'lucide-react';
import { expect, it } from 'vitest';

import { LineIcon, shapes } from './LineIcon.tsx';

const icons = {
  x: X,
  eye: Eye,
  eyeOff: EyeOff,
  info: Info,
  circleCheck: CircleCheck,
  triangleAlert: TriangleAlert,
  circleAlert: CircleAlert,
} as const;

/** Total length and bounding box of a drawing's strokes. */
function measure(drawing: Element) {
  const strokes = [...drawing.querySelectorAll<SVGGeometryElement>('path, circle, line')];
  const boxes = strokes.map((stroke) => stroke.getBBox());
  const edges = [
    Math.min(...boxes.map(({ left }) => left)),
    Math.min(...boxes.map(({ top }) => top)),
    Math.max(...boxes.map(({ right }) => right)),
    Math.max(...boxes.map(({ bottom }) => bottom)),
  ];
  return { length: strokes.reduce((sum, stroke) => sum + stroke.getTotalLength(), 0), edges: edges.map((edge) => edge.toFixed(1)) };
}

it.each(Object.entries(icons))('[UI-2] the icon %s is drawn as the icon library draws it', (name, Icon) => {
  const shape = name as keyof typeof shapes; // The keys of `icons` are those of `shapes`, checked by the next test.
  const own = measure(render(<LineIcon shape={shape} size={24} />).container);
  const theirs = measure(render(<Icon />).container);
  expect(own.edges).toEqual(theirs.edges);
  // A circle's computed length is slightly shorter than that of equivalent arcs.
  expect(Math.abs(own.length / theirs.length - 1)).toBeLessThan(0.01);
});

it('[UI-2] every line icon matches the library’s', () => {
  expect(Object.keys(shapes)).toEqual(Object.keys(icons));
});
