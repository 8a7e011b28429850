/** Whether a story matches a part of its name, as in `button loading` for `kit-button--loading`. */
export function isAsked(text: string, storyId: string): boolean {
  return slug(storyId).includes(slug(text));
}

function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
