/**
 * Fonts for Thai and Chinese, which the site leaves to the system: with them stories look the same on every machine.
 * Browsers fetch a part of a font only if a story contains one of its characters.
 */
import '@fontsource/noto-sans-sc/400.css';
import '@fontsource/noto-sans-sc/700.css';
import '@fontsource/noto-sans-thai/400.css';
import '@fontsource/noto-sans-thai/700.css';
