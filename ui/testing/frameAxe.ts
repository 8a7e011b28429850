// As text: a bundled function is not self-contained.
import axeSource from 'axe-core/axe.min.js?raw';

/** Rules for whole pages. A cell shows a part of one, as every story does, and each has the same landmarks. */
const pageRules = ['region', 'landmark-one-main', 'landmark-unique', 'page-has-heading-one'];

/** Scope of a frame's check: everything, or only what depends on the skin. */
export type AxeScope = 'everything' | 'colours';

/** Injects axe into a frame, so that a check of the outer page includes it. */
export function prepareForAxe(page: Document, scope: AxeScope): void {
  const rules =
    scope === 'everything'
      ? { rules: pageRules.map((id) => ({ id, enabled: false })) }
      : { rules: [{ id: 'color-contrast', enabled: true }], disableOtherRules: true };
  // A frame without a URL has an origin that axe does not know, so it would not respond to the outer page.
  const setup = JSON.stringify({ ...rules, allowedOrigins: [window.origin] });
  const script = page.createElement('script');
  script.textContent = `${axeSource};axe.configure(${setup});`;
  page.head.append(script);
  script.remove();
}
