/** Texts of `CopyButton`. */
export const copyLabels = { copy: 'Copy', copied: 'Copied', copyFailed: 'Could not be copied. Select the text instead.' };
