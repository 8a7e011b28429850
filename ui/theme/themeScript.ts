/**
 * A script for the page's head, before its styles: shows the theme that the player has chosen, as stored by `setTheme`,
 * before the first paint. `KitProvider` does so only when the page's code runs.
 */
export const themeScript = `(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is unavailable.
  }
})();
`;

/** The script's source expression for a content security policy, where it is inline: `script-src 'self' 'sha256-…'`. */
export const themeScriptHash = "'sha256-oD//AUM4SsWLH5/YXWe4COZDq21kP+fa5GNrRzOoQvs='";
