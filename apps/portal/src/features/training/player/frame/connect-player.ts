import {
  type FromPlayerWire,
  fromPlayerWire,
  type PlayerStartWire,
  type ToPlayerWire,
} from '@fathom/contract/training/content'

/** Maximum wait for the player's last report. */
const STOP_MS = 4_000

type Heard = Exclude<FromPlayerWire, { type: 'ready' }>

type Ends = {
  /** The portal's window, where messages arrive. */
  here: Pick<Window, 'addEventListener' | 'removeEventListener'>
  frame: () => Window | null
  origin: string
  /** The start message for a ready player; it may ask again when its page reloads. */
  start: () => PlayerStartWire
  onReady: () => void
  onHeard: (heard: Heard) => void
}

export type PlayerLink = ReturnType<typeof connectPlayer>

/**
 * The portal's end of the player connection. A package can send anything from its frame, so this accepts only
 * messages with the right shape from the player's window and origin.
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
    /** Ends the lesson and waits for its last report, up to a limit. */
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
