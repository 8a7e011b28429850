import { useState } from 'react';

import type { Language } from '#site/assembler/runtime/types.ts';
import { Badge, Button, Heading, SearchField, Text, TextField } from '#ui';
import type { Texts as SiteTexts } from '../useTexts.ts';
import { words } from '../words.ts';
import * as styles from './rooms.css.ts';

/** Most texts that are shown at a time; a search finds the rest. */
const MOST = 30;

interface TextsProps {
  readonly texts: SiteTexts;
  readonly languages: readonly Language[];
}

/** The words of menus, pages and headings in the merchant's languages, side by side. */
export function Texts({ texts, languages }: TextsProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = texts.keys.filter((key) =>
    [key, ...languages.map((language) => texts.of(key, language))].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <section className={styles.room} aria-label={words.siteParts.texts}>
      <Heading level={2} size="lg">
        {words.siteParts.texts}
      </Heading>
      <Text size="sm" tone="muted">
        {words.textsHelp}
      </Text>
      <SearchField size="md" aria-label={words.findText} placeholder={words.findText} value={search} onChange={setSearch} />
      <Text size="sm" tone="muted">
        {words.foundTexts(Math.min(found.length, MOST), found.length)}
      </Text>
      {found.slice(0, MOST).map((key) => {
        const own = languages.filter((language) => texts.isOwn(key, language));
        return (
          <fieldset key={key} className={styles.card}>
            <legend className={styles.legend}>
              <code>{key}</code> {own.length > 0 && <Badge tone="accent">{words.changed}</Badge>}
            </legend>
            {languages.map((language) => (
              <TextField
                key={language}
                size="md"
                label={language}
                value={texts.of(key, language)}
                onChange={({ target }) => texts.set(key, language, target.value)}
              />
            ))}
            {own.length > 0 && (
              <Button size="sm" variant="ghost" onClick={() => texts.reset(key, own)}>
                {words.resetProp(key)}
              </Button>
            )}
          </fieldset>
        );
      })}
    </section>
  );
}
