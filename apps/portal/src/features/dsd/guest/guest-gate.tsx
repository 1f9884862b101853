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
  /** The form was signed on this page, so its outcome is shown. */
  isSigned: boolean
  /** The form was requested explicitly, so it is shown even if it is already signed. */
  isAgain: boolean
  /** Gets what comes after a signed form, and the checkpoint of the guest who fills it in. */
  children: (next?: ReactNode, checkpoint?: Checkpoint) => ReactNode
}

/** Loaded with its illustration, only for guests who get this far. */
const Preparing = lazy(async () => ({ default: (await import('./preparing.tsx')).Preparing }))

const PART = { 'medical-questionnaire': 'medical', 'liability-release': 'release' } as const

/** ST-05: wraps the forms of a Discover Scuba Diving guest; other users just see the form. */
export function GuestGate({ form, isSigned, isAgain, children }: Props) {
  const part = PART[form]
  const guest = useGuest(({ forms }) => isSigned && forms[part] === null)
  const isToldOf = useToldOf(isSigned)
  const isOnline = useOnline()
  const [isPreparing, setPreparing] = useState(false)
  if (guest === undefined) return <DsdSkeleton />
  if (guest === null) return children()
  const { checkpoint, progress } = guest
  // Keep showing the preparation that started here, even after the checkpoint has moved past the forms.
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

/** Whether the progress was refetched since the form was signed; only then is the next step known. */
function useToldOf(isSigned: boolean): boolean {
  const queries = useQueryClient()
  const [isToldOf, setToldOf] = useState(false)
  useEffect(() => {
    if (!isSigned) return setToldOf(false)
    void queries.invalidateQueries({ queryKey: DSD_KEY }).then(() => setToldOf(true))
  }, [isSigned, queries])
  return isToldOf
}
