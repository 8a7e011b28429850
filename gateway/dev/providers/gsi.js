/**
 * Mock of `accounts.google.com/gsi/client`: the parts of `google.accounts.id` that a sign-in button needs. Entering an
 * e-mail address logs in as that account, with an ID token of the mock service.
 */
(() => {
  let settings;

  async function choose(email) {
    const response = await fetch('/dev/providers/google/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ client_id: settings.client_id, email }),
    });
    const { credential } = await response.json();
    settings.callback({ credential, select_by: 'btn' });
  }

  function renderButton(parent, { width }) {
    const form = document.createElement('form');
    const label = document.createElement('label');
    const email = document.createElement('input');
    const button = document.createElement('button');
    Object.assign(form.style, { display: 'grid', gap: '12px', width: `${width}px`, maxWidth: '100%' });
    Object.assign(label.style, { display: 'grid', gap: '4px', textAlign: 'start' });
    Object.assign(email.style, { minHeight: '44px', padding: '0 12px', font: 'inherit' });
    Object.assign(button.style, { minHeight: '44px', border: '1px solid GrayText', borderRadius: '22px' });
    label.append('Google account', email);
    email.type = 'email';
    email.required = true;
    email.value = 'player@example.test';
    button.textContent = 'Continue with Google';
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void choose(email.value);
    });
    form.append(label, button);
    parent.append(form);
  }

  window.google = {
    accounts: {
      id: {
        initialize(config) {
          settings = config;
        },
        renderButton,
        prompt() {},
        cancel() {},
      },
    },
  };
})();
