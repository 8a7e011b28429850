export const passwordLabels = { showPassword: 'Show password', hidePassword: 'Hide password' };

export const countryLabels = { countryCode: 'Country code', searchCountries: 'Search country or code' };

export const codeLabels = {
  sendCode: 'Send code',
  /** While a new code cannot be asked for yet. */
  codeSentSeconds: 'Sent ({n} s)',
  codeSent: 'Code sent',
  codeReady: 'You can ask for a new code',
};

export const captchaLabels = { captchaImage: 'Characters to type', refreshCaptcha: 'Show other characters' };
