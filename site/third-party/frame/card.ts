import * as styles from './provider.css.ts';

/** The card around a sign-in button. */
export function card(title: string, content: HTMLElement): HTMLElement {
  const sheet = document.createElement('section');
  sheet.className = styles.card;
  const heading = document.createElement('h1');
  heading.className = styles.title;
  heading.textContent = title;
  sheet.append(heading, content);
  return sheet;
}
