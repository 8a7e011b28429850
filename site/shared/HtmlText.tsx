import DOMPurify, { type Config } from 'dompurify';
import { useMemo } from 'react';

/**
 * Server HTML (notices, promotions, help) as safe markup. Sanitised where it is shown, in this one place: no script,
 * style, form or frame survives, links leave in a new window without a way back, images wait until they are seen.
 */
const POLICY: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'svg', 'math'],
  FORBID_ATTR: ['style', 'id', 'name', 'class'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/))/i,
  ALLOW_DATA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
};

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  if (node.tagName === 'IMG') {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('referrerpolicy', 'no-referrer');
  }
});

interface HtmlTextProps {
  readonly html: string;
  readonly className?: string;
}

export function HtmlText({ html, className }: HtmlTextProps) {
  // React passes a TrustedHTML object on as it is; its types only know text.
  const safe = useMemo(() => DOMPurify.sanitize(html, POLICY) as unknown as string, [html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: safe }} />;
}
