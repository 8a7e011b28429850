export const passwordLabels = { showPassword: 'Show password', hidePassword: 'Hide password' };

export const countryLabels = { countryCode: 'Country code', searchCountries: 'Search country or code' };

export const codeLabels = {
  sendCode: 'Send code',
  /** Until another code can be requested. */
  codeSent: 'Sent ({n} s)',
  codeOnItsWay: 'Code sent',
  codeReady: 'You can ask for a new code',
};

export const captchaLabels = { captchaImage: 'Characters to type', refreshCaptcha: 'Show other characters' };

export const numberLabels = { increase: 'Increase', decrease: 'Decrease' };

export const amountLabels = {
  /** Fills in the available amount. */
  maxAmount: 'Max',
  quickAmounts: 'Quick amounts',
  /** The text is no amount. The example has the currency's decimals. */
  amountUnclear: 'This is not an amount. Write it in digits, like {example}.',
  amountNegative: 'An amount cannot be negative.',
  amountWhole: 'Only whole amounts, without decimals.',
  amountDecimals: 'At most {n} decimals.',
  amountTooLong: 'This amount has too many digits.',
};

export const textAreaLabels = { characterCount: '{n} of {total}', charactersLeft: '{n} characters left' };

export const imageLabels = {
  addImage: 'Add an image',
  dropImage: 'or drop it here',
  imageLimits: '{types} · up to {size} each · {n} at most',
  imageWrongType: 'Only {types} images can be used. Choose another one.',
  imageTooLarge: 'Larger than {size}. Choose a smaller one.',
  imageTooMany: 'No more than {n}. Remove one first.',
  imageAdded: '{name} added',
  imageRemoved: '{name} removed',
  removeImage: 'Remove {name}',
  imageUploading: 'Uploading',
  imageUploaded: 'Uploaded',
};

/** Texts of `SearchField`. */
export const searchLabels = { clearSearch: 'Clear the search' };
