/** Texts of `Chip`. */
export const chipLabels = { remove: 'Remove {name}' };
