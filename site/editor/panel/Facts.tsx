import { useState } from 'react';

import { declaredFlags } from '#site/assembler/runtime/flags.ts';
import type { Language } from '#site/assembler/runtime/types.ts';
import { SESSIONS } from '#site/assembler/runtime/vocabulary.ts';
import { localeOf } from '#site/i18n/locales.ts';
import { Button, CheckboxField, NumberField, RadioField, SearchField, SelectField, Stack, Text, TextField } from '#ui';
import { HIGHEST_RANK, THEMES, TYPES_OF, withSession, type Choice } from '../state.ts';
import type { Shown } from '../useCompiled.ts';
import type { Overlay } from '../useOverlay.ts';
import { words } from '../words.ts';
import { FlagStateField } from './FlagStateField.tsx';
import * as styles from './Facts.css.ts';

interface FactsProps {
  readonly overlay: Overlay;
  readonly choice: Choice;
  readonly onChoose: (part: Partial<Choice>) => void;
}

const nameOf = (code: Language): string => `${code} · ${localeOf(code).name}`;

/** For whom and when the site is shown: what conditions are decided on. */
export function Facts({ overlay: { shown }, choice, onChoose }: FactsProps) {
  const {
    defaultLanguage = 'EN',
    languages = [defaultLanguage],
    defaultTheme = 'light',
    timeZone = 'UTC',
  } = shown?.artefact.merchant ?? {};
  const types = TYPES_OF[choice.session];
  return (
    <Stack>
      <RadioField
        variant="chips"
        label={words.session}
        options={SESSIONS.map((session) => ({ value: session, label: words.sessions[session] }))}
        value={choice.session}
        onChange={({ target }) => {
          const session = SESSIONS.find((known) => known === target.value);
          if (session) onChoose(withSession(choice, session));
        }}
      />
      <div className={styles.row}>
        <SelectField
          size="md"
          label={words.accountType}
          disabled={types.length < 2}
          options={
            types.length === 0 ? [{ value: '', label: words.noType }] : types.map((type) => ({ value: String(type), label: String(type) }))
          }
          value={choice.accountType === undefined ? '' : String(choice.accountType)}
          onChange={({ target }) => onChoose({ accountType: types.find((type) => String(type) === target.value) })}
        />
        <NumberField
          size="md"
          label={words.rank}
          steppers
          max={HIGHEST_RANK}
          disabled={choice.session === 'visitor'}
          value={String(choice.rank)}
          onChange={({ target }) => onChoose({ rank: Math.min(Number(target.value), HIGHEST_RANK) })}
        />
        <SelectField
          size="md"
          label={words.language}
          options={languages.map((code) => ({ value: code, label: nameOf(code) }))}
          value={languages.find((code) => code === choice.language) ?? defaultLanguage}
          onChange={({ target }) => onChoose({ language: languages.find((code) => code === target.value) })}
        />
        <SelectField
          size="md"
          label={words.theme}
          options={THEMES.map((theme) => ({ value: theme, label: words.themes[theme] }))}
          value={choice.theme ?? defaultTheme}
          onChange={({ target }) => onChoose({ theme: THEMES.find((theme) => theme === target.value) })}
        />
      </div>
      {shown && choice.session === 'agent' && <Contracts shown={shown} choice={choice} onChoose={onChoose} />}
      <TextField
        size="md"
        type="datetime-local"
        label={words.clock}
        description={words.clockHelp(timeZone)}
        value={choice.at ?? ''}
        onChange={({ target }) => onChoose({ at: target.value === '' ? undefined : target.value.slice(0, 16) })}
        end={
          <Button variant="ghost" size="sm" disabled={choice.at === undefined} onClick={() => onChoose({ at: undefined })}>
            {words.clear}
          </Button>
        }
      />
      {shown && <Flags shown={shown} choice={choice} onChoose={onChoose} />}
    </Stack>
  );
}

type OfShown = { readonly shown: Shown } & Omit<FactsProps, 'overlay'>;

/** The kinds of contract that the site has, and which of them this agent has. */
function Contracts({ shown, choice, onChoose }: OfShown) {
  const { features } = shown.artefact.site.accounts;
  return (
    <fieldset className={styles.flags}>
      <legend className={styles.legend}>{words.features}</legend>
      <Text size="sm" tone="muted">
        {words.featuresHelp}
      </Text>
      <div className={styles.row}>
        {features.map((feature) => (
          <CheckboxField
            key={feature}
            label={feature}
            checked={choice.features.includes(feature)}
            onChange={({ target }) =>
              onChoose({ features: features.filter((other) => (other === feature ? target.checked : choice.features.includes(other))) })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function Flags({ shown, choice, onChoose }: OfShown) {
  const [search, setSearch] = useState('');
  const declared = declaredFlags(shown.artefact.flags);
  const found = Object.keys(declared).filter((id) => id.toLowerCase().includes(search.toLowerCase()));
  return (
    <fieldset className={styles.flags}>
      <legend className={styles.legend}>{words.flags}</legend>
      <Text size="sm" tone="muted">
        {words.flagsHelp}
      </Text>
      <SearchField size="md" aria-label={words.search} placeholder={words.search} value={search} onChange={setSearch} />
      {found.length === 0 && (
        <Text size="sm" tone="muted">
          {words.noFlags}
        </Text>
      )}
      <div className={styles.flagList}>
        {found.map((id) => (
          <FlagStateField
            key={id}
            id={id}
            description={shown.artefact.flags[id]?.note}
            declared={declared[id] === true}
            choice={choice}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}
