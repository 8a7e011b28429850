/** Where this browser keeps the age that its user has confirmed. */
const KEY = 'confirmedAge';

/** Of a browser that keeps nothing: asked once for each visit. */
let unkept = 0;

/** The age that was confirmed here, 0 for none. */
export function confirmedAge(): number {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return Number.isInteger(kept) ? Math.max(kept, unkept) : unkept;
  } catch {
    return unkept;
  }
}

export function confirmAge(age: number): void {
  unkept = age;
  try {
    localStorage.setItem(KEY, String(age));
  } catch {
    // Remembered as long as the page is open.
  }
}
