// As a text: what a bundler has been over does not run by itself any more.
import axeSource from 'axe-core/axe.min.js?raw';

/** Rules about whole pages. A cell shows a part of one, as every story does, and each shows the same landmarks. */
const pageRules = ['region', 'landmark-one-main', 'landmark-unique', 'page-has-heading-one'];

/** What the check of a frame looks for: all there is, or only what a skin can spoil. */
export type AxeScope = 'everything' | 'colours';

/** Puts axe into a frame, so that a check of the outer page looks into it too. */
export function prepareForAxe(page: Document, scope: AxeScope): void {
  const rules =
    scope === 'everything'
      ? { rules: pageRules.map((id) => ({ id, enabled: false })) }
      : { rules: [{ id: 'color-contrast', enabled: true }], disableOtherRules: true };
  // A frame without an address has no origin that axe knows, so without this it would not answer the outer page.
  const setup = JSON.stringify({ ...rules, allowedOrigins: [window.origin] });
  const script = page.createElement('script');
  script.textContent = `${axeSource};axe.configure(${setup});`;
  page.head.append(script);
  script.remove();
}
