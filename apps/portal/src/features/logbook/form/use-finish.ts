import type { DiveLog, LogProblem, LogType } from '@fathom/domain/logbook'
import { useEffect, useEffectEvent, useState } from 'react'
import { markDoneSomething } from '../../../shared/install/install-marks.ts'
import { useOnline } from '../../../shared/use-online.ts'
import type { DiveDraft, DiveResult } from './draft/dive-draft.ts'
import { jumpToFirst } from './jump.ts'
import type { useDiveForm } from './use-dive-form.ts'

type Ports = {
  draft: DiveDraft
  form: ReturnType<typeof useDiveForm>
  logType: LogType
  /** Photos that are not uploaded yet. They go first, because a submitted log accepts no more. */
  photos: { isReady: boolean; isSending: boolean; waiting: number; retry: () => void }
  onDone: (log: DiveLog) => void
  /** BO-03: it waits on this device and is sent from any page. */
  onStored: () => Promise<void>
}

const REQUESTED_STATUS = { Training: 'Pending', Recreational: 'Published' } as const

/**
 * ER-02: the final button. What was typed always stays, and so does the pending request when only the
 * connection is missing.
 */
export function useFinish({ draft, form, logType, photos, onDone, onStored }: Ports) {
  const [isSending, setSending] = useState(false)
  /** A form that is opened again with a dive that waits stays open. */
  const [isPressed, setPressed] = useState(false)
  const [failure, setFailure] = useState<'offline' | 'other'>()
  const showProblems = useShownProblems(form)
  const isOnline = useOnline()
  const { request } = form
  const arePhotosThere = photos.isReady && !photos.isSending && photos.waiting === 0

  const settle = (end: DiveResult | undefined) => {
    setSending(false)
    if (end?.kind === 'done') {
      markDoneSomething()
      onDone(end.base)
    }
    if (end?.kind === 'lost' && end.isOffline) setFailure('offline')
    else if (end?.kind === 'lost' || (end?.kind === 'invalid' && end.problems.length === 0)) {
      setFailure('other')
      void draft.request(undefined)
    }
    if (end?.kind === 'invalid' && end.problems.length > 0) {
      form.refuse(end.problems)
      showProblems(end.problems)
    }
  }
  const send = async () => {
    if (isSending) return
    setFailure(undefined)
    setSending(true)
    settle(await draft.finish(REQUESTED_STATUS[logType]))
  }
  const goOn = useEffectEvent(() => {
    const { problems } = form.context
    // The log changed while it was waiting.
    if (problems.length > 0) {
      void draft.request(undefined)
      showProblems(problems)
    } else void send()
  })
  useEffect(() => {
    if (request && arePhotosThere && isOnline) goOn()
  }, [request, arePhotosThere, isOnline])
  const isOffline = !isOnline || failure === 'offline'
  const close = useEffectEvent(async () => {
    await draft.request(REQUESTED_STATUS[logType])
    markDoneSomething()
    await onStored()
  })
  useEffect(() => {
    if (isPressed && request && isOffline && !isSending) void close()
  }, [isPressed, request, isOffline, isSending])
  const isOnItsWay = isSending || (request !== undefined && photos.isSending)
  const isBlocked = photos.waiting > 0 || isOffline
  return {
    isBusy: isOnItsWay,
    arePhotosFirst: request !== undefined && photos.isSending,
    hasFailed: failure === 'other',
    /** How many photos wait with the dive; undefined when nothing is waiting. */
    waiting: request && !isOnItsWay && isBlocked ? { photos: photos.waiting } : undefined,
    settle,
    finish() {
      setFailure(undefined)
      const { problems } = form.context
      if (isSending) return
      if (problems.length > 0) return showProblems(problems)
      setPressed(true)
      if (isOnline) photos.retry()
      if (!request) void draft.request(REQUESTED_STATUS[logType])
      else if (arePhotosThere && isOnline) void send()
    },
    /** Cancels the request; the log stays a draft. */
    takeBack: () => void draft.request(undefined),
  }
}

/** Shows all problems, and jumps to the first of these on the page. */
function useShownProblems(form: Ports['form']): (problems: readonly LogProblem[]) => void {
  const [target, setTarget] = useState<{ problems: readonly LogProblem[] }>()
  useEffect(() => {
    if (target) jumpToFirst(target.problems)
  }, [target])
  return (problems) => {
    form.showAllProblems()
    setTarget({ problems })
  }
}

export type FinishControls = ReturnType<typeof useFinish>
