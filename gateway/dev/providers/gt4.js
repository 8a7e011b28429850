/**
 * Mock of GeeTest's `gt4.js`: the same `initGeetest4` with a widget that is easy to operate. Its result comes from the
 * mock service, so that the gateway's check of it is a real one.
 */
(() => {
  function widget(onPass, onClose) {
    const box = document.createElement('div');
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', 'GeeTest stand-in');
    Object.assign(box.style, {
      position: 'fixed',
      inset: '0',
      margin: 'auto',
      width: '280px',
      height: 'fit-content',
      padding: '24px',
      display: 'grid',
      gap: '16px',
      borderRadius: '12px',
      background: 'Canvas',
      color: 'CanvasText',
      font: '16px/1.5 system-ui, sans-serif',
    });
    const pass = button('I am human', onPass);
    box.append(pass, button('Cancel', onClose));
    document.body.append(box);
    pass.focus();
    return box;
  }

  function button(label, act) {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = label;
    Object.assign(element.style, { minHeight: '44px', border: '1px solid GrayText', borderRadius: '8px' });
    element.addEventListener('click', act);
    return element;
  }

  window.initGeetest4 = (config, done) => {
    const listeners = { ready: [], success: [], closed: [], failed: [] };
    const on = (event) => (listener) => void listeners[event].push(listener);
    const tell = (event, value) => listeners[event].forEach((listener) => listener(value));
    let result = false;
    let box;
    const hide = () => box?.remove();
    const pass = async () => {
      hide();
      try {
        const response = await fetch('/dev/providers/geetest/verify', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ captcha_id: config.captchaId }),
        });
        if (!response.ok) throw new Error(`answered ${response.status}`);
        result = await response.json();
        tell('success');
      } catch (error) {
        tell('failed', { code: '60101', msg: String(error) });
      }
    };
    done({
      onReady: on('ready'),
      onSuccess: on('success'),
      onClose: on('closed'),
      onError: on('failed'),
      getValidate: () => result,
      showCaptcha: () => {
        box = widget(pass, () => (hide(), tell('closed')));
      },
      destroy: hide,
    });
    setTimeout(() => tell('ready'));
  };
})();
