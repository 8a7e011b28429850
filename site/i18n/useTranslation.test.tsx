import { createInstance, type BackendModule } from 'i18next';
import { Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';

import { TextsProvider, useTranslation } from './useTranslation.tsx';

/** So many that wait side by side made React draw them without end. */
const WAITING = ['first', 'second', 'third'];
/** Each is drawn a few times: at first, ahead of its texts, and when what is above it changes. */
const MOST_DRAWINGS = 20;
/** Frames between changes above the blocks: within one attempt of theirs, and after it. */
const PAUSES = [1, 30, 30, 30];

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

const drawn = vi.fn<() => void>();

function Block() {
  drawn();
  const { t } = useTranslation('late');
  // A hook behind it: React says so when what was drawn before it changes.
  const [mark] = useState('!');
  return <p>{t('word') + mark}</p>;
}

function Page() {
  const [change, setChange] = useState(0);
  useEffect(() => {
    const next = (): void => setChange((count) => count + 1);
    addEventListener('change-above', next);
    return () => removeEventListener('change-above', next);
  }, []);
  return WAITING.map((name) => (
    <Suspense key={name} fallback={<i>{change}</i>}>
      <Block />
    </Suspense>
  ));
}

describe('what waits for its texts', () => {
  it('[APP-14] [I18N-1] is left alone until they are there', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers: ((texts: Record<string, string>) => void)[] = [];
    const late = new Promise<Record<string, string>>((resolve) => answers.push(resolve));
    const backend: BackendModule = {
      type: 'backend',
      init: () => undefined,
      read: async (_language: string, namespace: string) => (namespace === 'late' ? late : {}),
    };
    const i18n = createInstance();
    await i18n.use(backend).init({ lng: 'EN', fallbackLng: false, ns: ['frame'], defaultNS: 'frame', load: 'currentOnly' });

    const place = document.body.appendChild(document.createElement('div'));
    // Without `act`, which a player's browser does not have either.
    const root = createRoot(place);
    root.render(
      <TextsProvider i18n={i18n}>
        <Page />
      </TextsProvider>,
    );
    await vi.waitFor(() => expect(place.querySelectorAll('i')).toHaveLength(WAITING.length));
    for (const pause of PAUSES) {
      dispatchEvent(new Event('change-above'));
      await frames(pause);
    }
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(MOST_DRAWINGS * WAITING.length);
    answers[0]?.({ word: 'Here' });
    await vi.waitFor(() => expect(place.textContent).toBe('Here!Here!Here!'));
    dispatchEvent(new Event('change-above'));
    await frames(2);
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
    root.unmount();
    place.remove();
  });
});
