/** Query key for everything that changes as a user learns; finishing a lesson invalidates it. */
export const LEARNING_KEY = ['training', 'learning'] as const
