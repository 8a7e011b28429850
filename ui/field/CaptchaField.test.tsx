import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { fieldSuite, textValues } from '../testing/fieldSuite.tsx';
import { storyArt } from '../testing/storyArt.ts';
import { CaptchaField } from './CaptchaField.tsx';

const picture = storyArt(40, 208, 72);

fieldSuite('CaptchaField', (props) => <CaptchaField {...props} src={picture} onRefresh={() => undefined} />, {
  values: textValues((props) => <CaptchaField {...props} src={picture} onRefresh={() => undefined} />),
});

describe('CaptchaField', () => {
  afterEach(cleanup);

  it('[REG-11] shows the picture once there is one', () => {
    const { rerender } = render(<CaptchaField label="Characters" src={undefined} onRefresh={() => undefined} />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<CaptchaField label="Characters" src={picture} onRefresh={() => undefined} />);
    expect(screen.getByRole('img', { name: 'Characters to type' })).toMatchObject({ src: picture });
  });

  it('[REG-11] asks for another picture at most once a second', () => {
    const onRefresh = vi.fn();
    let time = 5000;
    render(<CaptchaField label="Characters" src={picture} onRefresh={onRefresh} now={() => time} />);
    const refresh = screen.getByRole('button', { name: 'Show other characters' });
    refresh.click();
    time += 999;
    refresh.click();
    expect(onRefresh).toHaveBeenCalledTimes(1);
    time += 1;
    refresh.click();
    expect(onRefresh).toHaveBeenCalledTimes(2);
  });

  it('[UI-6] offers no saved values and changes no letter', () => {
    render(<CaptchaField label="Characters" src={picture} onRefresh={() => undefined} />);
    expect(screen.getByLabelText('Characters')).toMatchObject({ autocomplete: 'off', autocapitalize: 'none', spellcheck: false });
  });
});
