import { readFileSync } from 'node:fs';

/** What `playfront/ui` exports, by its index, each as an import names it: `Button`, `type ButtonProps`. */
export const kitExports: ReadonlyMap<string, string> = new Map(
  [...readFileSync('ui/index.ts', 'utf8').matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, kind = '', names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => [name, kind + name] as const),
  ),
);
