import { use, useEffect, useState, type ReactNode } from 'react';

import { CheckboxGroupField } from '../../ui/field/CheckboxGroupField.tsx';
import { ComboboxField, type ComboboxOption } from '../../ui/field/ComboboxField.tsx';
import { draftSkins, skinCodes } from '../skins.ts';
import * as styles from './docs.css.ts';
import { ToolbarChoices } from './toolbarChoices.ts';

/** A page of the site shows many components at once. */
const FIRST_STORY = 'site-pages--home';

/** One story in each of the chosen skins, as a page of its own. */
export function SideBySide(): ReactNode {
  const { skin: toolbarSkin, theme, direction, language } = use(ToolbarChoices);
  // Stories send their globals to the page around them, which would take them over: all are equal but for the skin, apart.
  const globals = `skin:${toolbarSkin};theme:${theme};direction:${direction};language:${language}`;
  const stories = useStories();
  const [story, setStory] = useState(FIRST_STORY);
  const [skins, setSkins] = useState<readonly string[]>(draftSkins.length > 0 ? draftSkins : skinCodes);
  return (
    <div className={styles.bench}>
      <ComboboxField label="Story" options={stories} value={story} onChange={setStory} />
      <CheckboxGroupField
        label="Skins"
        variant="chips"
        options={skinCodes.map((skin) => ({ value: skin, label: skin }))}
        value={skins}
        onChange={setSkins}
      />
      {/* Scroll containers must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.screens} role="region" aria-label="Screens" tabIndex={0}>
        {story !== '' &&
          skins.map((skin) => (
            <figure key={skin} className={styles.screen}>
              <figcaption className={styles.muted}>{skin}</figcaption>
              {/* Not sandboxed: stories are pages of this origin, with storage and scripts. */}
              {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
              <iframe
                className={styles.screenFrame}
                title={skin}
                src={`iframe.html?id=${story}&viewMode=story&skin=${skin}&globals=${globals}`}
              />
            </figure>
          ))}
      </div>
    </div>
  );
}

interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
}

/** Storybook's stories; a matrix has all skins by itself. */
function useStories(): readonly ComboboxOption[] {
  const [stories, setStories] = useState<readonly ComboboxOption[]>([]);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const response = await fetch('index.json');
      // Written by Storybook.
      const { entries } = (await response.json()) as { readonly entries: Readonly<Record<string, IndexEntry>> };
      const found = Object.values(entries).filter(({ type, name }) => type === 'story' && name !== 'Matrix');
      setStories(found.map(({ id, title, name }) => ({ value: id, label: `${title}: ${name}` })));
    };
    void load();
  }, []);
  return stories;
}
