import { element, isCalm, picture, round, start, wait } from './frame.js';

/** Symbols by number, the rarest last; the same order as the server's reels. */
const SIGNS = ['cherry', 'bell', 'lotus', 'star', 'gem', 'crown'];
const STRIP = 18;

start((stage, actions) => {
  const reels = [0, 1, 2].map((index) => {
    const strip = element('div', { className: 'strip' }, sign(SIGNS[(index + 3) % 6]));
    return { strip, shown: (index + 3) % 6 };
  });
  const windows = reels.map(({ strip }) => element('div', { className: 'reel' }, strip));
  stage.append(
    element('div', { className: 'reels', ariaHidden: 'true' }, ...windows),
    element('p', { className: 'line', ariaHidden: 'true' }),
  );
  const spin = element('button', { type: 'button', className: 'primary', textContent: 'Spin' });
  spin.addEventListener('click', () =>
    round('', async (outcome, win) => {
      windows.forEach((pane) => pane.classList.remove('won'));
      await Promise.all(reels.map((reel, index) => turn(reel, outcome.reels[index], 700 + index * 380)));
      if (win > 0) windows.forEach((pane) => pane.classList.add('won'));
    }),
  );
  actions.append(spin);
  spin.focus();
});

function sign(name) {
  return element('span', { className: 'sign' }, picture(name, 'reels'));
}

/** Rolls a reel from the current symbol to the drawn one. */
async function turn(reel, drawn, milliseconds) {
  const between = Array.from({ length: STRIP }, (_, index) => SIGNS[(reel.shown + index * 5 + 1) % SIGNS.length]);
  reel.strip.replaceChildren(...[SIGNS[drawn], ...between, SIGNS[reel.shown]].map(sign));
  reel.shown = drawn;
  if (!isCalm()) {
    const height = reel.strip.firstElementChild.offsetHeight;
    const roll = reel.strip.animate([{ transform: `translateY(${-height * (STRIP + 1)}px)` }, { transform: 'translateY(0)' }], {
      duration: milliseconds,
      easing: 'cubic-bezier(.15,.8,.25,1.04)',
    });
    await roll.finished;
  }
  reel.strip.replaceChildren(sign(SIGNS[drawn]));
  await wait(0);
}
