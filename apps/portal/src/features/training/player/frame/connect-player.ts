import {
  type FromPlayerWire,
  fromPlayerWire,
  type PlayerStartWire,
  type ToPlayerWire,
} from '@fathom/contract/training/content'

/** Only what the player says is worth waiting for this long. */
const STOP_MS = 4_000

type Heard = Exclude<FromPlayerWire, { type: 'ready' }>

type Ends = {
  /** Where messages arrive: the portal's window. */
  here: Pick<Window, 'addEventListener' | 'removeEventListener'>
  frame: () => Window | null
  origin: string
  /** What the player is told when it is ready; it may ask again when its page was loaded anew. */
  start: () => PlayerStartWire
  onReady: () => void
  onHeard: (heard: Heard) => void
}

export type PlayerLink = ReturnType<typeof connectPlayer>

/**
 * The portal's end of the talk with the player. A package can send whatever it likes from its frame: only messages from
 * the player's window and origin that have the right shape are heard.
 */
export function connectPlayer({ here, frame, origin, start, onReady, onHeard }: Ends) {
  let isPlaying = false
  let ended: (() => void) | undefined
  const tell = (message: ToPlayerWire) => frame()?.postMessage(message, origin)
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (from !== origin || source === null || source !== frame()) return
    const { success, data: heard } = fromPlayerWire.safeParse(data)
    if (!success) return
    if (heard.type === 'ready') {
      isPlaying = true
      onReady()
      return tell(start())
    }
    if (heard.type === 'ended') isPlaying = false
    onHeard(heard)
    if (heard.type === 'ended') ended?.()
  }
  here.addEventListener('message', hear)
  return {
    tell,
    /** Ends the lesson and waits until it has reported for the last time, though not forever. */
    stop: () =>
      new Promise<void>((resolve) => {
        if (!isPlaying) return resolve()
        const timer = setTimeout(resolve, STOP_MS)
        ended = () => {
          clearTimeout(timer)
          resolve()
        }
        tell({ type: 'stop' })
      }),
    close: () => here.removeEventListener('message', hear),
  }
}
