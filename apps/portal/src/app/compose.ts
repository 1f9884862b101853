import { isLocale } from '@fathom/domain/translations'
import { createSession, createSignOut, openTabChannel } from '../features/session/index.ts'
import type { PublicConfig } from '../shared/config.ts'
import { createGraph } from '../shared/graph/index.ts'
import { type CallLogEntry, createHttp } from '../shared/http/index.ts'
import { i18n } from '../shared/i18n/index.ts'
import type { Exit } from './leave.ts'
import { handoverUrl } from './routing/handover.ts'

const here = () => location.pathname + location.search + location.hash

/** The server words what it sends in the language that is spoken here, whatever the browser's own is. */
const fetchInLanguage: typeof fetch = (input, init = {}) => {
  const headers = new Headers(init.headers)
  headers.set('accept-language', i18n.current().locale)
  return fetch(input, { ...init, headers })
}

/** Bodies stay out of the console: they may hold what is nobody else's business. */
function logCall({ sent: _sent, received: _received, ...entry }: CallLogEntry): void {
  if (entry.failure === undefined || entry.failure === 'aborted') console.debug('call', entry)
  else console.warn('call failed', entry)
}

/** Connects the parts of the portal; nothing is called yet. */
export function composePortal(config: PublicConfig, { leave, isLeaving, during }: Exit) {
  const authUrl = config.services.auth
  const session = createSession({ authUrl, claimNames: config.claims, fetch: fetchInLanguage })
  const endHere = () => {
    if (isLeaving()) return
    session.forget()
    leave(location.href)
  }
  const goToSignIn = () => leave(handoverUrl(authUrl, { returnTo: here(), lang: i18n.current().locale }))
  const tabs = openTabChannel(endHere)
  const http = createHttp({
    services: { ...config.services, server: '/api' },
    fetch: fetchInLanguage,
    idToken: () => session.current()?.idToken,
    refreshSession: async () => {
      await session.refresh()
      return session.current()?.idToken
    },
    // A refresh that nobody answered leaves the person signed in: then the call's own failure is shown.
    signedOut: () => {
      if (!session.current()) goToSignIn()
    },
    generalError: () => i18n.current().t('shell.error.general'),
    log: logCall,
  })
  const calls = { http, graph: createGraph(http) }
  const signOut = during((leave) =>
    createSignOut({ authUrl, fetch: fetchInLanguage, session, tabs, leave, forgetDevice })(),
  )
  return { session, calls, signOut, leave, endHere, goToSignIn }
}

/** Whoever cannot fetch this part has nothing kept here either: they came without it. */
const forgetDevice = () =>
  import('./forget-device.ts').then(
    ({ forgetDevice }) => forgetDevice(),
    () => undefined,
  )

export type Portal = ReturnType<typeof composePortal>

/** The language of the account, once it is known, unless one was chosen on this device. */
export async function speakAccountLanguage(portal: Portal, chosen: string | undefined): Promise<void> {
  const language = portal.session.current()?.user.language
  if (chosen !== undefined || !language || !isLocale(language) || language === i18n.current().locale) return
  await i18n.use(language)
}
