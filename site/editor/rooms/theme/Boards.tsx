import { useEffect } from 'react';

import { Badge, Button, Card, Heading, Text, TextField } from '#ui';
import { words } from '../../words.ts';
import * as styles from './theme.css.ts';

const THEMES = ['light', 'dark'] as const;

/**
 * The skin for the boards alone: the panel itself has the kit's own.
 * A skin's sheet has a rule for the page and one for each theme (`compileSkin`).
 */
export function forBoards(skinCss: string): string {
  return skinCss.replaceAll(':root,', '').replaceAll(':root{', '[data-board]{').replaceAll('[data-theme=', '[data-board][data-theme=');
}

/** Both themes beside each other, by what most pages are made of. */
export function Boards({ skinCss }: { readonly skinCss: string }) {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(forBoards(skinCss));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [skinCss]);
  return (
    <div className={styles.boards}>
      {THEMES.map((theme) => (
        <section key={theme} data-board data-theme={theme} className={styles.board} aria-label={words.themes[theme]}>
          <Card>
            <Heading level={4} size="md">
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
