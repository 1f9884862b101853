import { isLocale } from '@fathom/domain/translations'
import {
  askAboutUnsent,
  createAskingSignOut,
  createSession,
  createSignOut,
  openTabChannel,
  rememberedUser,
} from '../../features/session/index.ts'
import type { PublicConfig } from '../../shared/config.ts'
import { watchConnection } from '../../shared/connection.ts'
import { withEarlyAnswer } from '../../shared/early-answer.ts'
import { createGraph } from '../../shared/graph/index.ts'
import { type CallLogEntry, createHttp } from '../../shared/http/index.ts'
import { i18n, saveAccountLocale } from '../../shared/i18n/index.ts'
import { nextTask } from '../../shared/next-task.ts'
import { paths } from '../../shared/paths.ts'
import { handoverUrl } from '../routing/handover.ts'
import { createTurns } from './in-turn.ts'
import type { Exit } from './leave.ts'

const here = () => location.pathname + location.search + location.hash

/** A page asks for a dozen things at once, and each takes a phone ten milliseconds: it stays able to react between. */
const inTurn = createTurns(nextTask)

/** Makes the server answer in the portal's language, not in the browser's. */
const fetchInLanguage: typeof fetch = async (input, init = {}) => {
  await inTurn()
  const headers = new Headers(init.headers)
  headers.set('accept-language', i18n.locale())
  return fetch(input, { ...init, headers })
}

/** Leaves bodies out of the console, because they may contain personal data. */
function logCall({ sent: _sent, received: _received, ...entry }: CallLogEntry): void {
  if (entry.failure === undefined || entry.failure === 'aborted') console.debug('call', entry)
  else console.warn('call failed', entry)
}

/** Wires up the parts of the portal; this makes no calls yet. */
export function composePortal(config: PublicConfig, { leave, isLeaving, during }: Exit) {
  const authUrl = config.services.auth
  const fetch = watchConnection(withEarlyAnswer(fetchInLanguage))
  const session = createSession({ authUrl, claimNames: config.claims, fetch, onSignedOut: leave })
  const endHere = () => {
    if (isLeaving()) return
    session.forget()
    leave(location.href)
  }
  const goToSignIn = () => leave(handoverUrl(authUrl, { returnTo: here(), lang: i18n.locale() }))
  const tabs = openTabChannel(endHere)
  const http = createHttp({
    services: { ...config.services, server: '/api' },
    fetch,
    idToken: () => session.current()?.idToken,
    refreshSession: async () => {
      await session.refresh()
      return session.current()?.idToken
    },
    // If the refresh got no answer, the person stays signed in and sees the error of the original call.
    signedOut: () => {
      if (session.current()) return
      // A deletion ends the session before it is answered, and its page needs none.
      if (location.pathname === paths.accountDeleted()) endHere()
      else goToSignIn()
    },
    generalError: () => i18n.current().t('shell.error.general'),
    log: logCall,
  })
  const calls = { http, graph: createGraph(http) }
  const person = () => (session.lastUser() ?? rememberedUser(config.claims))?.affiliateId
  const signOut = createAskingSignOut({
    loadDevice: async () => (await import('./forget-device.ts')).deviceDataOf(person()),
    ask: askAboutUnsent,
    end: (forget) => during((leave) => createSignOut({ authUrl, fetch, session, tabs, leave, forget })())(),
  })
  return { session, calls, signOut, leave, endHere, goToSignIn }
}

export type Portal = ReturnType<typeof composePortal>

/** Switches to the account's language once it is known, unless a language was chosen on this device. */
export async function speakAccountLanguage(portal: Portal, chosen: string | undefined): Promise<void> {
  const language = portal.session.current()?.user.language
  if (!language || !isLocale(language)) return
  saveAccountLocale(language)
  if (chosen === undefined && language !== i18n.locale()) await i18n.use(language)
}
