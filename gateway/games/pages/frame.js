/**
 * Shared by the three games: opening with the launch token, the balance, the stake, rounds, and the messages to the
 * site that frames the game (`ready`, `balance` and `close`), to that one origin only.
 */
const $ = (id) => document.getElementById(id);
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const STAKES = [1, 2, 5, 10, 20, 50, 100];

let game;
let stakeIndex = 1;
let busy = false;

const unit = () => 10 ** game.currency.exponent;
const stake = () => choices()[Math.min(stakeIndex, choices().length - 1)];

/** Stakes to choose from, in minor units: the room's limits, or the defaults. */
function choices() {
  if (!game.stakes) return STAKES.map((steps) => steps * unit());
  const { least, most } = game.stakes;
  return STAKES.map((steps) => steps * least).filter((choice) => choice <= most);
}

export function amount(minor) {
  const digits = game.currency.exponent;
  const number = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${game.currency.symbol}${number.format(minor / unit())}`;
}

export function element(name, properties = {}, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

/** A drawing of the gateway's art; `family` selects its colors. */
export function picture(name, family) {
  return element('img', { src: `/assets/emblem/${family}/${name}.svg`, alt: '', draggable: false });
}

export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, calm.matches ? 0 : milliseconds));
export const isCalm = () => calm.matches;

export function say(text, tone = '') {
  $('message').textContent = text;
  $('message').dataset.tone = tone;
}

async function post(path, body) {
  const response = await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.error), { answer });
  return answer;
}

function tell(type, detail = {}) {
  // Opened without a frame, the game has no recipient.
  if (parent !== window) parent.postMessage({ type, ...detail }, game.siteOrigin);
}

function showPurse(balance) {
  game.balance = balance;
  $('balance').textContent = amount(balance);
  $('stake').textContent = amount(stake());
  tell('balance', { balance });
}

/** Refusals of rounds by responsible gambling rules. */
const HOLDS = new Set(['excluded', 'realityCheck', 'lossLimit']);

const WORDS = {
  insufficient: 'Your balance is too low for this stake.',
  stake: 'This stake is not played for here.',
  session: 'This game has ended. Please open it again.',
  launch: 'This game was opened before. Please start it again from the lobby.',
  excluded: 'You are taking a break from play.',
  realityCheck: 'It is time for your reality check. Please answer it, then play on.',
};

/** Why a round was not played, as a text. */
function wordsFor({ message, answer = {} }) {
  if (message === 'lossLimit') {
    const left = answer.most > 0 ? `You can still stake ${amount(answer.most)}.` : 'You have reached it.';
    const again = answer.until === undefined ? '' : ` This stake fits again from ${new Date(answer.until).toLocaleString()}.`;
    return `This stake could exceed your loss limit of ${amount(answer.limit)}. ${left}${again}`;
  }
  return WORDS[message] ?? 'The connection is lost. Please try again.';
}

/**
 * One round: takes the stake, calls the server, lets `play` show the outcome, then shows the win. A failed request is
 * retried with the same round id, so it is never paid twice.
 */
export async function round(choice, play) {
  if (busy) return;
  busy = true;
  say('');
  document.body.classList.add('busy');
  const body = { session: game.session, roundId: crypto.randomUUID(), kind: document.body.dataset.kind, stake: stake(), choice };
  try {
    const result = await post('/api/round', body).catch((error) =>
      error instanceof TypeError ? post('/api/round', body) : Promise.reject(error),
    );
    await play(result.outcome, result.win);
    showPurse(result.balance);
    say(result.win > 0 ? `You win ${amount(result.win)}` : 'No win this time', result.win > 0 ? 'win' : '');
  } catch (error) {
    say(wordsFor(error), 'wrong');
    // The site shows the details: what to confirm, and until when.
    if (HOLDS.has(error.message)) tell('held');
  } finally {
    busy = false;
    document.body.classList.remove('busy');
  }
}

/** Opens the game, then lets `build` render the stage and the actions. */
export async function start(build) {
  const token = location.hash.slice(1);
  // The token is redeemed; remove it from the URL.
  history.replaceState(null, '', location.pathname + location.search);
  try {
    game = await post('/api/open', { token });
  } catch (error) {
    say(WORDS[error.message] ?? 'The game could not be opened. Please try again.', 'wrong');
    return;
  }
  document.title = game.name;
  $('name').textContent = game.name;
  build($('stage'), $('actions'));
  showPurse(game.balance);
  $('less').addEventListener('click', () => changeStake(-1));
  $('more').addEventListener('click', () => changeStake(1));
  $('close').addEventListener('click', () => tell('close'));
  // Returns the player's money on leaving. A page in the back/forward cache may be restored, so it stays open.
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) navigator.sendBeacon('/api/close', JSON.stringify({ session: game.session }));
  });
  tell('ready');
}

function changeStake(step) {
  stakeIndex = Math.max(0, Math.min(choices().length - 1, stakeIndex + step));
  $('stake').textContent = amount(stake());
}
