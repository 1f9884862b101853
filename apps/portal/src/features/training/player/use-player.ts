import type { LessonLaunchWire } from '@fathom/contract/training'
import type { FromPlayerWire } from '@fathom/contract/training/content'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { connectPlayer, inTheme, type PlayerLink } from './connect-player.ts'
import type { Sender } from './outbox/sender.ts'
import type { FreshReport } from './outbox/stored-sitting.ts'

/** A player that hasn't sent a message by now won't start. */
const SILENT_MS = 15_000

export type PlayerProblem = Extract<FromPlayerWire, { type: 'problem' }>['problem']
export type PlayerState = 'opening' | 'open' | 'silent' | 'ended'
export type NavigationTarget = Extract<FromPlayerWire, { type: 'navigate' }>['to']

type Handlers = {
  onNavigate: (to: NavigationTarget) => void
  /** The package has started or restarted. */
  onBegun: () => void
  onHeard: (report: FreshReport) => void
  /** The report was sent, or is stored on this device. */
  onReport: (report: FreshReport) => void
}

/** How much of the content is stored on the device; undefined until the player reports it. */
export type Keeping = Omit<Extract<FromPlayerWire, { type: 'keeping' }>, 'type'>

type PlayerStatus = { state: PlayerState; problem: PlayerProblem | undefined; keeping: Keeping | undefined }

/** Moves the focus into the lesson only if the user hasn't moved it elsewhere in the portal. */
const isFocusAtHeading = () => ['H1', 'BODY'].includes(document.activeElement?.tagName ?? 'BODY')

/** Runs the lesson in its frame and passes on its reports. */
export function usePlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  launch: LessonLaunchWire,
  sender: Sender,
  handle: Handlers,
) {
  const [status, setStatus] = useState<PlayerStatus>({
    state: 'opening',
    problem: undefined,
    keeping: undefined,
  })
  const link = useRef<PlayerLink>(undefined)
  const handlers = useRef(handle)
  handlers.current = handle
  useEffect(() => {
    let { saved } = launch.start
    const become = (state: PlayerState) => setStatus((before) => ({ ...before, state }))
    const silence = setTimeout(() => become('silent'), SILENT_MS)
    const report = (fresh: FreshReport) => {
      saved = fresh.state
      handlers.current.onHeard(fresh)
      void sender.add(fresh).then(() => handlers.current.onReport(fresh))
    }
    const connected = connectPlayer({
      here: window,
      frame: () => frame.current?.contentWindow ?? null,
      origin: new URL(launch.playerUrl, location.href).origin,
      start: () => inTheme({ ...launch.start, saved }, document.documentElement.dataset.theme),
      onReady: () => {
        clearTimeout(silence)
        become('open')
        if (isFocusAtHeading()) frame.current?.focus()
      },
      onHeard: (heard) => {
        if (heard.type === 'commit') report(heard)
        else if (heard.type === 'begun') handlers.current.onBegun()
        else if (heard.type === 'navigate') handlers.current.onNavigate(heard.to)
        else if (heard.type === 'problem') setStatus((before) => ({ ...before, problem: heard.problem }))
        else if (heard.type === 'keeping') setStatus((before) => ({ ...before, keeping: heard }))
        else if (heard.type === 'ended') become('ended')
      },
    })
    const saveWhenHidden = () => document.visibilityState === 'hidden' && connected.post({ type: 'save' })
    document.addEventListener('visibilitychange', saveWhenHidden)
    link.current = connected
    return () => {
      clearTimeout(silence)
      document.removeEventListener('visibilitychange', saveWhenHidden)
      connected.close()
    }
  }, [frame, launch, sender])
  return {
    ...status,
    stop: async () => link.current?.stop(),
    keep: () => link.current?.post({ type: 'keep' }),
    release: () => link.current?.post({ type: 'release' }),
  }
}
