import type { DiveLog, LogProblem, LogType } from '@fathom/domain/logbook'
import { useEffect, useState } from 'react'
import { jumpToField } from '../frame/jump.ts'
import type { Finish, Saver } from '../saving/saver.ts'
import { pathOf } from '../state/fields.ts'
import type { useDiveForm } from './use-dive-form.ts'

type Ports = {
  saver: Saver
  form: ReturnType<typeof useDiveForm>
  logType: LogType
  /** Photos that are still on their way: a sent log takes no more. */
  isSendingPhotos: boolean
  onDone: (log: DiveLog) => void
}

const WISHED = { Training: 'Pending', Recreational: 'Published' } as const

/** ER-02: the last button. What was typed stays in any case. */
export function useFinish({ saver, form, logType, isSendingPhotos, onDone }: Ports) {
  const [step, setStep] = useState<'idle' | 'photos' | 'sending'>('idle')
  const [hasFailed, setFailed] = useState(false)
  const [target, setTarget] = useState<{ problem: LogProblem }>()
  useEffect(() => {
    if (target) jumpToField(pathOf(target.problem.section, target.problem.field))
  }, [target])

  const settle = (end: Finish | undefined) => {
    setStep('idle')
    if (end?.kind === 'done') onDone(end.log)
    if (end?.kind === 'lost' || (end?.kind === 'invalid' && end.problems.length === 0)) setFailed(true)
    if (end?.kind === 'invalid' && end.problems[0]) {
      form.refuse(end.problems)
      form.tellAll()
      setTarget({ problem: end.problems[0] })
    }
  }
  const send = async () => {
    setStep('sending')
    settle(await saver.finish(WISHED[logType]))
  }
  useEffect(() => {
    if (step === 'photos' && !isSendingPhotos) void send()
  })
  return {
    step,
    hasFailed,
    settle,
    finish() {
      setFailed(false)
      if (step !== 'idle') return
      const [problem] = form.door.problems
      if (problem) {
        form.tellAll()
        setTarget({ problem })
      } else if (isSendingPhotos) setStep('photos')
      else void send()
    },
  }
}

export type FinishDoor = ReturnType<typeof useFinish>
