/** Query key for the list of the user's own sessions. */
export const SESSIONS_KEY = ['session', 'list'] as const
