/**
 * Mock of Facebook's SDK: `FB.init` and `FB.login`, with a dialog in place of the pop-up. Entering an e-mail address
 * logs in as that account, with an access token of the mock service.
 */
(() => {
  let settings;

  async function tokenOf(email) {
    const response = await fetch('/dev/providers/facebook/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ app_id: settings.appId, email }),
    });
    return response.json();
  }

  function login(done) {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Facebook stand-in');
    const form = document.createElement('form');
    const label = document.createElement('label');
    const email = document.createElement('input');
    const agree = document.createElement('button');
    const cancel = document.createElement('button');
    Object.assign(dialog.style, { margin: 'auto', padding: '24px', borderRadius: '12px' });
    Object.assign(form.style, { display: 'grid', gap: '12px' });
    for (const control of [email, agree, cancel]) Object.assign(control.style, { minHeight: '44px', font: 'inherit' });
    label.append('Facebook account ', email);
    email.type = 'email';
    email.required = true;
    email.value = 'player@example.test';
    agree.textContent = 'Agree';
    cancel.textContent = 'Not now';
    cancel.type = 'button';
    const end = (response) => {
      dialog.remove();
      done(response);
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void tokenOf(email.value).then((authResponse) => end({ status: 'connected', authResponse }));
    });
    cancel.addEventListener('click', () => end({ status: 'unknown', authResponse: null }));
    form.append(label, agree, cancel);
    dialog.append(form);
    document.body.append(dialog);
    dialog.showModal();
  }

  window.FB = {
    init(config) {
      settings = config;
    },
    login,
  };
})();
