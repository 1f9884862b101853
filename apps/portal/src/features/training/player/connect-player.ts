import type { LessonFailure } from '@fathom/contract/training'
import {
  type FromPlayerWire,
  fromPlayerWire,
  type PlayerStartWire,
  type ToPlayerWire,
} from '@fathom/contract/training/content'

/** A player or a lesson that hasn't sent a message by now is reported as failed (LE-03). */
const SILENT_MS = 15_000
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
  const post = (message: ToPlayerWire) => frame()?.postMessage(message, origin)
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (from !== origin || source === null || source !== frame()) return
    const { success, data: heard } = fromPlayerWire.safeParse(data)
    if (!success) return
    if (heard.type === 'ready') {
      isPlaying = true
      onReady()
      return post(start())
    }
    if (heard.type === 'ended') isPlaying = false
    onHeard(heard)
    if (heard.type === 'ended') ended?.()
  }
  here.addEventListener('message', hear)
  return {
    post,
    /** Ends the lesson and waits for its last report, up to a limit. */
    stop: () =>
      new Promise<void>((resolve) => {
        if (!isPlaying) return resolve()
        const timer = setTimeout(resolve, STOP_MS)
        ended = () => {
          clearTimeout(timer)
          resolve()
        }
        post({ type: 'stop' })
      }),
    close: () => here.removeEventListener('message', hear),
  }
}

/** Fails for the given reason unless it ends in time. */
export function watchSilence(fail: (failure: LessonFailure) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const begin = (failure: LessonFailure) => {
    end()
    timer = setTimeout(() => fail(failure), SILENT_MS)
  }
  return { begin, end }
}

type Start = Pick<PlayerStartWire, 'launch' | 'standard'>

const withParameter = (launch: string, name: string, value: string): string => {
  const [path = '', ...fragment] = launch.split('#')
  return [`${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`, ...fragment].join(
    '#',
  )
}

/**
 * Opens one of our own lessons at the page with this title (LE-08). Other packages don't know the parameter, and open
 * where they were left.
 */
export function atPage<S extends Start>(start: S, page: string | undefined): S {
  if (!page || start.standard === 'cmi5') return start
  return { ...start, launch: withParameter(start.launch, 'fathom-page', page) }
}

/**
 * Lessons follow the device theme by default. If the user chose another theme in the portal, the URL passes
 * it to lessons that support it; cmi5 URLs stay unchanged because the standard defines them.
 */
export function inTheme<S extends Start>(start: S, theme: string | undefined): S {
  if (!theme || start.standard === 'cmi5') return start
  return { ...start, launch: withParameter(start.launch, 'theme', theme) }
}
