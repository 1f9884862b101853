import type { Checkpoint } from '@fathom/domain/dsd'
import type { FormName } from '@fathom/domain/forms'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import { DSD_KEY } from '../dsd.queries.ts'
import { DsdSkeleton } from '../dsd-skeleton.tsx'
import { FormPlace } from './form-place.tsx'
import { GoBack } from './go-back.tsx'
import { GuestForms } from './guest-forms.tsx'
import { NextAction } from './next-action.tsx'
import { useGuest } from './use-guest.ts'

type Props = {
  form: FormName
  /** The form is signed on this page: its outcome is shown. */
  isSigned: boolean
  /** Signed or not, the form was asked for on purpose: it is shown. */
  isAgain: boolean
  /** Given what a signed form leads on to, and whose guest fills it in. */
  children: (next?: ReactNode, checkpoint?: Checkpoint) => ReactNode
}

/** With its drawing, for those alone who come so far. */
const Preparing = lazy(async () => ({ default: (await import('./preparing.tsx')).Preparing }))

const PART = { 'medical-questionnaire': 'medical', 'liability-release': 'release' } as const

/** ST-05: around the forms of whoever is a guest of Discover Scuba Diving; nobody else sees anything of it. */
export function GuestGate({ form, isSigned, isAgain, children }: Props) {
  const part = PART[form]
  const guest = useGuest(({ forms }) => isSigned && forms[part] === null)
  const isToldOf = useToldOf(isSigned)
  const isOnline = useOnline()
  const [isPreparing, setPreparing] = useState(false)
  if (guest === undefined) return <DsdSkeleton />
  if (guest === null) return children()
  const { checkpoint, progress } = guest
  // What was begun here is seen to its end, though the checkpoint says then that the forms are over.
  if (!isPreparing && checkpoint.status === 'forms-submitted') setPreparing(true)
  if (isPreparing)
    return (
      <Suspense fallback={<DsdSkeleton />}>
        <Preparing guest={guest} />
      </Suspense>
    )
  if (checkpoint.status !== 'forms') return children()
  const isDone = progress.forms[part] !== null
  if (isDone && !isSigned && !isAgain)
    return (
      <Suspense fallback={<DsdSkeleton />}>
        <GuestForms guest={guest} />
      </Suspense>
    )
  const next = isDone ? (
    <Suspense>
      <NextAction guest={guest} />
    </Suspense>
  ) : (
    isSigned && !isToldOf && <Skeleton height="3rem" shape="block" />
  )
  return (
    <>
      <Suspense>
        <FormPlace form={form} />
      </Suspense>
      {children(next, checkpoint)}
      {isSigned && !isDone && (guest.isUnheard || !isOnline) && (
        <Suspense>
          <GoBack />
        </Suspense>
      )}
    </>
  )
}

/** Whether the service was asked anew since the form was signed: only then is it known what comes next. */
function useToldOf(isSigned: boolean): boolean {
  const queries = useQueryClient()
  const [isToldOf, setToldOf] = useState(false)
  useEffect(() => {
    if (!isSigned) return setToldOf(false)
    void queries.invalidateQueries({ queryKey: DSD_KEY }).then(() => setToldOf(true))
  }, [isSigned, queries])
  return isToldOf
}
