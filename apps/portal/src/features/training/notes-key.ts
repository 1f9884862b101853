/** Query key of a person's notes. */
export const NOTES_KEY = ['training', 'notes'] as const
