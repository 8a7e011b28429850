/** Text that is safe between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

/** A start tag. `true` writes the bare attribute; `undefined` leaves it out. Values are escaped. */
export function tag(name: string, attributes: Readonly<Record<string, string | true | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return value === true ? [key] : [`${key}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
}

/** JSON for a script element that is data: no text in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
