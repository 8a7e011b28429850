import { useMemo, useState } from 'react';

import { isObject } from '#site/assembler/compiler/merge.ts';
import type { Path } from '#site/assembler/compiler/pointer.ts';
import type { Json } from '#site/assembler/runtime/types.ts';
import { Badge, Button, Heading, SearchField, SegmentedControl, SelectField, SliderField, Text } from '#ui';
import { fontFamilies } from '#ui/theme/fonts.ts';
import { Contrast } from '../../panel/Contrast.tsx';
import type { Layers } from '../../patch/items.ts';
import { removeAt, setAt, valueAt } from '../../patch/text.ts';
import type { Overlay } from '../../useOverlay.ts';
import { words } from '../../words.ts';
import * as room from '../rooms.css.ts';
import { Boards } from './Boards.tsx';
import { ColorTokenField } from './ColorTokenField.tsx';
import { brandColor, nearestPassing, overrideAt, resolvedColors, srgbToken, type ThemeName } from './skinFile.ts';
import * as styles from './theme.css.ts';
import { TokenFiles } from './TokenFiles.tsx';

const FILE = 'skin.json';
const COLORS = ['accent', 'highlight', 'neutral'] as const;
const FACTORS = { radius: { min: 0, max: 2 }, density: { min: 0.85, max: 1.2 } } as const;
const FONTS = ['fontBody', 'fontHeading'] as const;
const WEIGHTS = [400, 500, 600, 700, 800, 900] as const;

interface ThemeProps {
  readonly overlay: Overlay;
  readonly merchant: string;
  readonly layersOf: (file: string) => Layers;
}

/** The merchant's skin: its brand, both themes, which colors can be told apart, and colors of its own. */
export function Theme({ overlay, merchant, layersOf }: ThemeProps) {
  const { text } = layersOf(FILE);
  const skin = useMemo(() => valueAt(text, []) ?? {}, [text]);
  const colors = useMemo(() => resolvedColors(skin), [skin]);
  /** The last colors of a skin that could be read, while one is being corrected. */
  const [shown, setShown] = useState(colors);
  if (colors && shown !== colors) setShown(colors);
  const write = (path: Path, value: Json | undefined, step = path.join(' ')): void =>
    overlay.change(FILE, value === undefined ? removeAt(text, path) : setAt(text, path, value), step);
  const brand = (name: string): Json | undefined => valueAt(text, ['brand', name]);
  const valueOf = (name: string): Json | undefined => {
    const token = brand(name);
    return isObject(token) ? token['$value'] : undefined;
  };
  /** With what a file says of the token beside its value. */
  const setBrand = (name: string, token: { readonly $type: string; readonly $value: Json }): void => {
    const before = brand(name);
    write(['brand', name], isObject(before) ? { ...before, ...token } : token);
  };
  const pairs = overlay.compilation?.contrast ?? [];
  const families = [...Object.keys(fontFamilies), ...Object.keys(fontsOf(skin))];
  return (
    <section className={room.room} aria-label={words.siteParts.theme}>
      <Heading level={2} size="lg">
        {words.siteParts.theme}
      </Heading>
      {shown && <Boards colors={shown} />}
      {COLORS.map((name) => (
        <ColorTokenField
          key={name}
          label={words.brandColors[name].label}
          description={words.brandColors[name].help}
          token={brand(name)}
          color={brandColor(brand(name), name)}
          onChange={(token) => write(['brand', name], token)}
        />
      ))}
      {(['radius', 'density'] as const).map((name) => {
        const value = valueOf(name);
        return (
          <SliderField
            key={name}
            label={words.factors[name]}
            {...FACTORS[name]}
            step={0.05}
            value={typeof value === 'number' ? value : 1}
            onChange={({ target }) => setBrand(name, { $type: 'number', $value: target.valueAsNumber })}
          />
        );
      })}
      {FONTS.map((name) => {
        const value = valueOf(name);
        const [family = ''] = Array.isArray(value) ? value.map(String) : [typeof value === 'string' ? value : ''];
        return (
          <SelectField
            key={name}
            size="md"
            label={words.fonts[name]}
            options={[{ value: '', label: words.fontOfKit }, ...families.map((known) => ({ value: known, label: known }))]}
            value={family}
            onChange={({ target }) =>
              target.value === '' ? write(['brand', name], undefined) : setBrand(name, { $type: 'fontFamily', $value: target.value })
            }
          />
        );
      })}
      <SelectField
        size="md"
        label={words.headingWeight}
        options={WEIGHTS.map((weight) => ({ value: String(weight), label: String(weight) }))}
        value={String(valueOf('headingWeight') ?? 700)}
        onChange={({ target }) => setBrand('headingWeight', { $type: 'number', $value: Number(target.value) })}
      />
      <Heading level={3} size="md">
        {words.contrast}
      </Heading>
      <Contrast
        pairs={pairs}
        offerOf={(pair) => nearestPassing(pair, pairs)}
        onTake={(pair, color) => write(overrideAt(pair.theme, pair.on), srgbToken(color), '')}
      />
      {shown && <Overrides skin={skin} colors={shown} onChange={write} />}
      <Heading level={3} size="md">
        {words.tokens}
      </Heading>
      <TokenFiles
        merchant={merchant}
        skin={skin}
        onImport={(made) => overlay.change(FILE, `${JSON.stringify({ $schema: '../../schema/skin.json', ...made }, null, 2)}\n`)}
      />
    </section>
  );
}

interface OverridesProps {
  readonly skin: Json;
  readonly colors: NonNullable<ReturnType<typeof resolvedColors>>;
  readonly onChange: (path: Path, value: Json | undefined) => void;
}

/** Colors by name in one of the themes, in the place of what is derived from the brand. */
function Overrides({ skin, colors, onChange }: OverridesProps) {
  const [theme, setTheme] = useState<ThemeName>('light');
  const [search, setSearch] = useState('');
  const own = tokensIn(skin, theme);
  const found = Object.entries(colors[theme])
    .filter(([name]) => name.toLowerCase().includes(search.toLowerCase()))
    // What the skin states is first.
    .toSorted(([a], [b]) => Number(Object.hasOwn(own, b)) - Number(Object.hasOwn(own, a)));
  return (
    <>
      <Heading level={3} size="md">
        {words.overrides}
      </Heading>
      <Text size="sm" tone="muted">
        {words.overridesHelp}
      </Text>
      <SegmentedControl
        aria-label={words.theme}
        segments={(['light', 'dark'] as const).map((value) => ({ value, label: words.themes[value] }))}
        value={theme}
        onChange={(next) => setTheme(next === 'dark' ? 'dark' : 'light')}
      />
      <SearchField size="md" aria-label={words.findColor} placeholder={words.findColor} value={search} onChange={setSearch} />
      <div className={styles.overrides}>
        {found.slice(0, search === '' ? Math.max(Object.keys(own).length, 6) : 20).map(([name, color]) => (
          <div key={`${theme} ${name}`} className={room.card}>
            {Object.hasOwn(own, name) && <Badge tone="accent">{words.origins.own}</Badge>}
            <ColorTokenField label={name} token={own[name]} color={color} onChange={(token) => onChange(overrideAt(theme, name), token)} />
            {Object.hasOwn(own, name) && (
              <Button size="sm" variant="ghost" onClick={() => onChange(overrideAt(theme, name), undefined)}>
                {words.derive(name)}
              </Button>
            )}
          </div>
        ))}
      </div>
    </>
  );
}

function tokensIn(skin: Json, theme: ThemeName): Readonly<Record<string, Json>> {
  const group = isObject(skin) ? skin[theme] : undefined;
  const own = isObject(group) ? group['color'] : undefined;
  return isObject(own) ? own : {};
}

function fontsOf(skin: Json): Readonly<Record<string, Json>> {
  const own = isObject(skin) ? skin['fonts'] : undefined;
  return isObject(own) ? own : {};
}
