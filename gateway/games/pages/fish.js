import { element, isCalm, picture, round, start, wait } from './frame.js';

/** Fish by size: number, look and payout. */
const SHOAL = [
  { size: 'small', emblem: 'fish', count: 4, pay: 2 },
  { size: 'medium', emblem: 'fish', count: 3, pay: 5 },
  { size: 'large', emblem: 'fish', count: 2, pay: 15 },
  { size: 'giant', emblem: 'dragon', count: 1, pay: 50 },
];

start((stage) => {
  const sea = element('div', { className: 'sea' });
  const cannon = element('div', { className: 'cannon' }, picture('rocket', 'torpedo'));
  stage.append(sea, cannon);
  SHOAL.flatMap((kind) => Array.from({ length: kind.count }, () => kind)).forEach((kind, index) =>
    sea.append(swimmer(kind, index, cannon)),
  );
  sea.querySelector('button').focus();
});

/** A fish is a button: tap it, or focus it with Tab and press Enter, to cast at it. */
function swimmer({ size, emblem, pay }, index, cannon) {
  const body = element('span', { className: 'body' }, picture(emblem, size));
  const fish = element(
    'button',
    { type: 'button', className: `fish ${size}`, ariaLabel: `${size} fish, pays ${pay} times the stake` },
    body,
    element('span', { className: 'pay', textContent: `×${pay}` }),
  );
  const lane = 6 + ((index * 37) % 74);
  fish.style.top = `${lane}%`;
  fish.style.left = `${6 + ((index * 53) % 78)}%`;
  if (!isCalm()) {
    const leftwards = index % 2 === 0;
    fish.animate([{ left: leftwards ? '104%' : '-24%' }, { left: leftwards ? '-24%' : '104%' }], {
      duration: 13_000 + ((index * 2300) % 9000),
      iterations: Infinity,
      delay: -index * 2100,
    });
    if (!leftwards) body.classList.add('mirrored');
  }
  fish.addEventListener('click', () =>
    round(size, async ({ caught }) => {
      cannon.classList.add('firing');
      fish.classList.add('hit');
      await wait(380);
      cannon.classList.remove('firing');
      fish.classList.remove('hit');
      if (!caught) return;
      fish.classList.add('caught');
      await wait(900);
      fish.classList.remove('caught');
    }),
  );
  return fish;
}
