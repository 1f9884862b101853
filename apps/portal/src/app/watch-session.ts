import { hearAccountChanges, keepFresh, watchSignOuts } from '../features/session/index.ts'
import { type Portal, speakAccountLanguage } from './compose.ts'

function begin(portal: Portal): () => void {
  const { session, calls, endHere, goToSignIn } = portal
  const rest = keepFresh(session, goToSignIn)
  const unwatch = watchSignOuts({
    graph: calls.graph,
    session,
    onSignedOut: endHere,
    onRefused: (cause) => console.warn('nobody tells of sign-outs', cause),
  })
  const unhear = hearAccountChanges(session)
  return () => {
    rest()
    unwatch()
    unhear()
  }
}

/** Whatever goes along with being signed in begins with the first token and ends with the session. */
export function watchSession(portal: Portal, chosenLanguage: string | undefined): void {
  let end: (() => void) | undefined
  portal.session.subscribe(() => {
    const isSignedIn = portal.session.current() !== undefined
    if (isSignedIn && !end) {
      end = begin(portal)
      speakAccountLanguage(portal, chosenLanguage).catch((cause: unknown) =>
        console.warn('the language of the account did not load', cause),
      )
    }
    if (!isSignedIn && end) {
      end()
      end = undefined
    }
  })
}
