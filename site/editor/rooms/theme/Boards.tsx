import { Badge, Button, Card, Heading, Text, TextField } from '#ui';
import { tokenName } from '#ui/theme/tokens.ts';
import { words } from '../../words.ts';
import type { ResolvedColors } from './skinFile.ts';
import * as styles from './theme.css.ts';

const THEMES = ['light', 'dark'] as const;

/** Both themes beside each other, by what most pages are made of; in the colors of the file as it is, also where they cannot be read. */
export function Boards({ colors }: { readonly colors: ResolvedColors }) {
  return (
    <div className={styles.boards}>
      {THEMES.map((theme) => (
        <section
          key={theme}
          data-theme={theme}
          className={styles.board}
          style={variablesOf(colors[theme])}
          aria-label={words.themes[theme]}
        >
          <Card>
            <Heading level={3} size="md">
              {words.themes[theme]}
            </Heading>
            <Text size="sm">{words.board.text}</Text>
            <Text size="sm" tone="muted">
              {words.board.muted}
            </Text>
            <span className={styles.win}>{words.board.win}</span>
            <TextField size="md" label={words.board.field} defaultValue={words.board.value} readOnly />
            <div className={styles.tones}>
              <Badge tone="positive">{words.board.positive}</Badge>
              <Badge tone="critical">{words.board.critical}</Badge>
            </div>
            <Button variant="primary" size="sm" fullWidth>
              {words.board.primary}
            </Button>
            <Button size="sm" fullWidth>
              {words.board.secondary}
            </Button>
          </Card>
        </section>
      ))}
    </div>
  );
}

const variablesOf = (colors: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(colors).map(([name, css]) => [`--${tokenName(['color', name])}`, css]));
