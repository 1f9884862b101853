const NAME = 'fathom.session'
const SIGNED_OUT = 'signed-out'

export type TabChannel = { tell: () => void; close: () => void }

/** The tabs of one browser share a session: when it ends in one, it ends in all. */
export function openTabChannel(onSignedOut: () => void): TabChannel {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }) => {
    if (data === SIGNED_OUT) onSignedOut()
  })
  return { tell: () => channel.postMessage(SIGNED_OUT), close: () => channel.close() }
}
