import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CallError } from '#site/api/errors.ts';
import { Composer } from '#site/blocks/chat-room/Composer.tsx';
import { typed } from '#site/blocks/chat-room/draft.ts';
import { beginSession } from '#site/session/session.ts';
import { openSite } from './siteHarness.tsx';

function Room() {
  const [opening, setOpening] = useState(0);
  return (
    <>
      <button onClick={() => setOpening(opening + 1)}>open again</button>
      <Composer key={opening} canWrite register="/register" onSent={() => undefined} />
    </>
  );
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const send = async () => fireEvent.submit((await field()).closest('form') ?? document.body);

describe('what is said in the chat room', () => {
  beforeEach(() => act(() => typed('')));
  afterEach(cleanup);

  it('[MOD-5] stays when an answer comes to what was said before it', async () => {
    let arrive: (() => void) | undefined;
    const message = { messageId: 1, author: 'a', own: true, text: 'one', sentAt: 1 };
    const { sent } = await openSite(<Room />, {
      answers: { sendChatMessage: () => new Promise((done) => (arrive = () => done(message))) },
    });
    fireEvent.change(await field(), { target: { value: 'one' } });
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.click(screen.getByText('open again'));
    fireEvent.change(await field(), { target: { value: 'one and two' } });
    await act(async () => arrive?.());
    expect((await field()).value).toBe('one and two');
  });

  it('[MOD-5] is not sent by an Enter that ends the word of an input method, by whatever sign of it', async () => {
    const { sent } = await openSite(<Room />);
    fireEvent.change(await field(), { target: { value: 'おはよう' } });
    for (const sign of [{ isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(await field(), { key: 'Enter', ...sign });
    expect(sent).toEqual([]);
    fireEvent.keyDown(await field(), { key: 'Enter' });
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('[MOD-5] [LOG-9] is said by who wrote it, whoever is here when it is sent again', async () => {
    const { sent } = await openSite(<Room />);
    act(() => beginSession({ token: 'maria', type: 0 }));
    fireEvent.change(await field(), { target: { value: 'one' } });
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => beginSession({ token: 'juan', type: 0 }));
    await waitFor(() => expect(sent.length).toBeGreaterThan(1));
    expect(sent[1]?.token).toBe('maria');
  });

  it('[MOD-5] [ERR-4] is not known to have been said when the gateway fails, whose words are not for players', async () => {
    await openSite(<Room />, {
      answers: {
        sendChatMessage: () => {
          throw new CallError({ call: 'sendChatMessage', kind: 'refused', status: 500, serverMessage: 'java.lang.NullPointerException' });
        },
      },
    });
    fireEvent.change(await field(), { target: { value: 'one' } });
    await send();
    await screen.findByText(/No answer|not know|unsure|cannot tell/i);
    expect(screen.queryByText(/NullPointer/)).toBeNull();
    expect((await field()).value).toBe('one');
  });
});
