import type { LessonFailure, LessonLaunchWire } from '@fathom/contract/training'
import type { FromPlayerWire } from '@fathom/contract/training/content'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { atPage, connectPlayer, inTheme, type PlayerLink, watchSilence } from './connect-player.ts'
import type { Sender } from './outbox/sender.ts'
import type { FreshReport } from './outbox/stored-sitting.ts'

export type PlayerProblem = Exclude<Extract<FromPlayerWire, { type: 'problem' }>['problem'], 'launch-failed'>
/** `open`: the player runs, but the lesson in it hasn't contacted us yet. */
type PlayerState = 'opening' | 'open' | 'begun' | 'ended' | LessonFailure
export type NavigationTarget = Extract<FromPlayerWire, { type: 'navigate' }>['to']

type Handlers = {
  onNavigate: (to: NavigationTarget) => void
  /** The package has started or restarted. */
  onBegun: () => void
  onFailed: (failure: LessonFailure) => void
  onHeard: (report: FreshReport) => void
  /** The report was sent, or is stored on this device. */
  onReport: (report: FreshReport) => void
}

/** How much of the content is stored on the device; undefined until the player reports it. */
export type Keeping = Omit<Extract<FromPlayerWire, { type: 'keeping' }>, 'type'>

type PlayerStatus = {
  state: PlayerState
  problem: PlayerProblem | undefined
  keeping: Keeping | undefined
  /** The content is on the device without having been asked for. */
  isStored: boolean
}

const FIRST: PlayerStatus = { state: 'opening', problem: undefined, keeping: undefined, isStored: false }

/** Moves the focus into the lesson only if the user hasn't moved it elsewhere in the portal. */
const isFocusAtHeading = () => ['H1', 'BODY'].includes(document.activeElement?.tagName ?? 'BODY')

/** A tab in the background may be closed without a word. */
function saveWhenHidden({ post }: Pick<PlayerLink, 'post'>): () => void {
  const save = () => document.visibilityState === 'hidden' && post({ type: 'save' })
  document.addEventListener('visibilitychange', save)
  return () => document.removeEventListener('visibilitychange', save)
}

/** Runs the lesson in its frame and passes on its reports. */
export function usePlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  launch: LessonLaunchWire,
  sender: Sender,
  handle: Handlers,
  page?: string,
) {
  const [status, setStatus] = useState(FIRST)
  const link = useRef<PlayerLink>(undefined)
  const handlers = useRef(handle)
  handlers.current = handle
  const begin = useRef(() => {})
  useEffect(() => {
    let { saved } = launch.start
    const become = (state: PlayerState) => setStatus((before) => ({ ...before, state }))
    const fail = (failure: LessonFailure) => {
      silence.end()
      become(failure)
      handlers.current.onFailed(failure)
    }
    const silence = watchSilence(fail)
    begin.current = () => {
      silence.end()
      become('begun')
    }
    const report = (fresh: FreshReport) => {
      saved = fresh.state
      begin.current()
      handlers.current.onHeard(fresh)
      void sender.add(fresh).then(() => handlers.current.onReport(fresh))
    }
    silence.begin('no-player')
    const connected = connectPlayer({
      here: window,
      frame: () => frame.current?.contentWindow ?? null,
      origin: new URL(launch.playerUrl, location.href).origin,
      start: () => atPage(inTheme({ ...launch.start, saved }, document.documentElement.dataset.theme), page),
      onReady: () => {
        become('open')
        silence.begin('no-contact')
        if (isFocusAtHeading()) frame.current?.focus()
      },
      onHeard: (heard) => {
        if (heard.type === 'commit') report(heard)
        else if (heard.type === 'begun') {
          begin.current()
          handlers.current.onBegun()
        } else if (heard.type === 'navigate') handlers.current.onNavigate(heard.to)
        else if (heard.type === 'keeping') setStatus((before) => ({ ...before, keeping: heard }))
        else if (heard.type === 'stored') setStatus((before) => ({ ...before, isStored: true }))
        else if (heard.type === 'ended') {
          silence.end()
          become('ended')
        } else if (heard.type === 'problem') {
          const { problem } = heard
          if (problem === 'launch-failed') fail(problem)
          else setStatus((before) => ({ ...before, problem }))
        }
      },
    })
    const endSaving = saveWhenHidden(connected)
    link.current = connected
    return () => {
      silence.end()
      endSaving()
      connected.close()
    }
  }, [frame, launch, sender, page])
  return {
    ...status,
    /** The server has heard from the lesson. */
    begin: useCallback(() => begin.current(), []),
    stop: async () => link.current?.stop(),
    store: useCallback((mostBytes: number) => link.current?.post({ type: 'store', mostBytes }), []),
    keep: () => link.current?.post({ type: 'keep' }),
    release: () => link.current?.post({ type: 'release' }),
  }
}
