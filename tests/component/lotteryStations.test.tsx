import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { AllPrizes } from '#site/features/lottery/Numbers.tsx';
import { emptySlip } from '#site/blocks/lottery-betting/slip.ts';
import { changeSlip, currentSlip, useSlip } from '#site/blocks/lottery-betting/slipStore.ts';
import { Stations } from '#site/blocks/lottery-betting/Stations.tsx';
import { openSite } from './siteHarness.tsx';

const drawOf = (numero: string, station?: string) => ({
  gameCode: 'VNMN',
  numero,
  ...(station !== undefined && { station }),
  closesAt: 1,
  drawsAt: 2,
});
const DAY = [drawOf('8-VL', 'Vĩnh Long'), drawOf('8-BD', 'Bình Dương')];

const choose = (numero: string) => changeSlip('VNMN', (now) => ({ ...now, numero }));
const rows = async () => (await screen.findAllByRole('term')).map(({ textContent }) => textContent);

/** The stations of a slip, as the board has them. */
function Chooser() {
  const slip = useSlip('VNMN');
  return <Stations draws={DAY} numero={slip.numero ?? DAY[0]?.numero} slip={slip} onChoose={choose} />;
}

describe('the stations of a day', () => {
  afterEach(cleanup);

  it('[APP-5] are chosen from, and stay chosen', async () => {
    await openSite(<Chooser />);
    act(() => changeSlip('VNMN', () => emptySlip));
    const stations = await screen.findByRole('radiogroup', { name: 'Station' });
    expect(
      within(stations)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked),
    ).toEqual([true, false]);
    await userEvent.click(screen.getByRole('radio', { name: 'Bình Dương' }));
    expect(currentSlip('VNMN').numero).toBe('8-BD');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bình Dương' }).checked).toBe(true);
  });

  it('[APP-5] cannot be changed while nobody knows what came of a bet on one of them', async () => {
    await openSite(<Chooser />);
    act(() => changeSlip('VNMN', () => ({ ...emptySlip, numero: '8-VL', attempt: { key: 'k', body: '{}', lines: [] } })));
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ disabled }) => disabled)).toEqual([true, true]);
  });

  it('[GAM-9] a lottery that draws one result has none', async () => {
    await openSite(
      <>
        <Stations draws={[drawOf('8')]} numero="8" slip={emptySlip} onChoose={() => undefined} />
        <p>board</p>
      </>,
    );
    await screen.findByText('board');
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('[GAM-9] a table is read from the special prize down, or from the last one to it where its lottery says so', async () => {
    const prizes = [
      { tier: 'special', numbers: ['123456'] },
      { tier: 'first', numbers: ['12345'] },
      { tier: 'eighth', numbers: ['12'] },
    ];
    await openSite(<AllPrizes prizes={prizes} lastFirst={undefined} />);
    expect(await rows()).toEqual(['Special', 'First', 'Eighth']);
    cleanup();
    await openSite(<AllPrizes prizes={prizes} lastFirst />);
    expect(await rows()).toEqual(['Eighth', 'First', 'Special']);
  });
});
