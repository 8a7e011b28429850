/** The panel's page: shows the gateway's state for one merchant and sends changes. */
const $ = (id) => document.getElementById(id);

async function call(method, path, body) {
  const response = await fetch(`/dev/${path}?merchant=${encodeURIComponent($('merchant').value)}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const answer = await response.json();
  $('result').textContent = answer.success ? 'Done' : answer.message;
  return answer.value;
}

function element(name, text, properties = {}) {
  return Object.assign(document.createElement(name), { textContent: text }, properties);
}

function fill(select, values) {
  select.replaceChildren(...values.map((value) => element('option', value, { value })));
}

function flagBox(node) {
  const label = element('label', '');
  const box = element('input', '', { type: 'checkbox', checked: node.enabled === '1' });
  box.addEventListener('change', () => call('PUT', 'whitelabel', { [node.modId]: box.checked ? '1' : '0' }));
  label.append(box, node.modId);
  return label;
}

function outboxRow(message) {
  const row = document.createElement('tr');
  const sent = message.sentAt === undefined ? 'open' : new Date(message.sentAt).toLocaleString();
  row.append(...[sent, message.kind, message.recipient, message.body].map((text) => element('td', text)));
  return row;
}

function faultRow({ address, code, detail, page, artefact }) {
  const row = document.createElement('tr');
  row.append(...[address, code, detail, page, artefact].map((text) => element('td', text)));
  return row;
}

function orderRow({ orderNo, username, amount, status, acts }) {
  const row = document.createElement('tr');
  const cell = document.createElement('td');
  for (const act of acts) {
    const button = element('button', act, { type: 'button' });
    button.addEventListener('click', async () => {
      await call('POST', 'cashier', { orderNo, act });
      await show();
    });
    cell.append(button);
  }
  row.append(...[orderNo, username, amount, status].map((text) => element('td', String(text))), cell);
  return row;
}

async function show() {
  const merchant = $('merchant').value;
  const paths = ['state', 'outbox', 'page-faults', 'cashier'];
  const [state, outbox, faults, cashier] = await Promise.all(paths.map((path) => call('GET', path)));
  // Another merchant was selected during the request: discard the response.
  if ($('merchant').value !== merchant) return;
  $('page-faults').replaceChildren(...faults.toReversed().map(faultRow));
  $('cashier').replaceChildren(...cashier.orders.map(orderRow));
  $('status').value = String(state.status);
  $('now').textContent = new Date(state.now).toLocaleString();
  $('flags').replaceChildren(...state.whitelabel.childrenNodes.map(flagBox));
  $('rules-text').value = JSON.stringify(state.rules, null, 2);
  $('planned').replaceChildren(
    ...state.planned.map(({ call: name, kind, code = '', times }) => element('li', `${name}: ${kind} ${code} × ${times}`)),
  );
  const captchas = outbox.captchas.map(({ id, answer }) => ({ kind: 'captcha', recipient: id, body: answer }));
  $('outbox').replaceChildren(...[...outbox.sent, ...captchas].map(outboxRow));
}

/** Runs an action when its control is used, then refreshes the view. */
function on(id, event, action) {
  $(id).addEventListener(event, async (happening) => {
    happening.preventDefault();
    await action(event === 'submit' ? new FormData(happening.target) : undefined);
    await show();
  });
}

on('merchant', 'change', async () => {});
on('reset', 'click', () => call('POST', 'reset'));
on('status', 'change', () => call('PUT', 'status', { status: Number($('status').value) }));
on('clock', 'submit', (form) => call('POST', 'clock', { advanceMs: Number(form.get('minutes')) * 60_000 }));
on('faults', 'submit', (form) => {
  const chosen = { call: form.get('call'), kind: form.get('kind'), times: Number(form.get('times')) };
  const said = ['code', 'message'].filter((name) => form.get(name) !== '').map((name) => [name, form.get(name)]);
  return call('POST', 'faults', { ...chosen, ...Object.fromEntries(said) });
});
on('clear-faults', 'click', () => call('DELETE', 'faults'));
on('rules', 'submit', async (form) => {
  try {
    await call('PUT', 'registration', JSON.parse(form.get('rules')));
  } catch (error) {
    $('result').textContent = error.message;
  }
});

const { value } = await (await fetch('/dev/merchants')).json();
fill($('merchant'), value.merchants);
fill($('fault-call'), ['*', ...value.calls]);
fill($('fault-kind'), value.faults);
await show();
