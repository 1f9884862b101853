import type { DiveLog, LogProblem, LogType } from '@fathom/domain/logbook'
import { useEffect, useEffectEvent, useState } from 'react'
import { markDoneSomething } from '../../../shared/install/install-marks.ts'
import { useOnline } from '../../../shared/use-online.ts'
import type { DiveDraft, DiveResult } from './draft/dive-draft.ts'
import { jumpToField } from './jump.ts'
import { pathOf } from './state/fields.ts'
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
  const showProblem = useShownProblem(form)
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
    if (end?.kind === 'invalid' && end.problems[0]) {
      form.refuse(end.problems)
      showProblem(end.problems[0])
    }
  }
  const send = async () => {
    if (isSending) return
    setFailure(undefined)
    setSending(true)
    settle(await draft.finish(REQUESTED_STATUS[logType]))
  }
  const goOn = useEffectEvent(() => {
    const [problem] = form.context.problems
    // The log changed while it was waiting.
    if (problem) {
      void draft.request(undefined)
      showProblem(problem)
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
      const [problem] = form.context.problems
      if (isSending) return
      if (problem) return showProblem(problem)
      setPressed(true)
      if (isOnline) photos.retry()
      if (!request) void draft.request(REQUESTED_STATUS[logType])
      else if (arePhotosThere && isOnline) void send()
    },
    /** Cancels the request; the log stays a draft. */
    takeBack: () => void draft.request(undefined),
  }
}

/** Shows all problems, and jumps to the field of this one. */
function useShownProblem(form: Ports['form']): (problem: LogProblem) => void {
  const [target, setTarget] = useState<{ problem: LogProblem }>()
  useEffect(() => {
    if (target) jumpToField(pathOf(target.problem.section, target.problem.field))
  }, [target])
  return (problem) => {
    form.showAllProblems()
    setTarget({ problem })
  }
}

export type FinishControls = ReturnType<typeof useFinish>
