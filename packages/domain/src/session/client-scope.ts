/** What a client may be allowed to do (OF-10); each call of a client needs one of them. */
export const CLIENT_SCOPES = ['purchases:write', 'purchases:read'] as const
export type ClientScope = (typeof CLIENT_SCOPES)[number]
