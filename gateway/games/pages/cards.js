import { element, round, say, start, wait } from './frame.js';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const RANK_NAMES = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' };
const SUITS = ['♠', '♥', '♦', '♣'];

start((stage, actions) => {
  let open = 2 + Math.floor(Math.random() * 9);
  const left = card(open, 0);
  const right = element('div', { className: 'card back' });
  stage.append(element('div', { className: 'table' }, left, right));

  const guess = (side) =>
    round(`${side}:${open}`, async ({ drawn, suit }) => {
      right.classList.add('turning');
      await wait(220);
      show(right, drawn, suit);
      right.classList.remove('turning', 'back');
      await wait(900);
      show(left, drawn, suit);
      right.classList.add('back');
      right.replaceChildren();
      open = drawn;
      offer();
    });
  const high = element('button', { type: 'button', className: 'primary', textContent: '▲ Higher' });
  const low = element('button', { type: 'button', className: 'primary', textContent: '▼ Lower' });
  high.addEventListener('click', () => guess('high'));
  low.addEventListener('click', () => guess('low'));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowUp' && !high.disabled) guess('high');
    if (event.key === 'ArrowDown' && !low.disabled) guess('low');
  });
  actions.append(high, low);
  offer();
  say(`The open card is ${nameOf(open)}. Is the next one higher or lower?`);
  high.focus();

  /** Offers no guess that cannot win. */
  function offer() {
    high.disabled = open === RANKS.length - 1;
    low.disabled = open === 0;
  }
});

const nameOf = (rank) => RANK_NAMES[RANKS[rank]] ?? RANKS[rank];

function card(rank, suit) {
  const node = element('div', { className: 'card', role: 'img' });
  show(node, rank, suit);
  return node;
}

function show(node, rank, suit) {
  node.dataset.red = String(suit === 1 || suit === 2);
  node.ariaLabel = nameOf(rank);
  node.replaceChildren(
    element('span', { className: 'corner', textContent: `${RANKS[rank]}${SUITS[suit]}` }),
    element('span', { className: 'pip', textContent: SUITS[suit] }),
  );
}
