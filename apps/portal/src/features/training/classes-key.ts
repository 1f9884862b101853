/** Query key for everything about classes. */
export const CLASSES_KEY = ['training', 'classes'] as const
