import type { FormName } from '@fathom/domain/forms'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { DsdBones } from '../dsd-bones.tsx'
import { FormPlace } from './form-place.tsx'
import { GuestForms } from './guest-forms.tsx'
import { NextDeed } from './next-deed.tsx'
import { useGuest } from './use-guest.ts'

type Props = {
  form: FormName
  /** The form is signed on this page: its outcome is shown. */
  isSigned: boolean
  /** Given what a signed form leads on to. */
  children: (next?: ReactNode) => ReactNode
}

/** With its drawing, for those alone who come so far. */
const Preparing = lazy(async () => ({ default: (await import('./preparing.tsx')).Preparing }))

const PART = { 'medical-questionnaire': 'medical', 'liability-release': 'release' } as const

/** ST-05: around the forms of whoever is a guest of Discover Scuba Diving; nobody else sees anything of it. */
export function GuestGate({ form, isSigned, children }: Props) {
  const part = PART[form]
  const guest = useGuest(({ forms }) => isSigned && forms[part] === null)
  const [isPreparing, setPreparing] = useState(false)
  if (guest === undefined) return <DsdBones />
  if (guest === null) return children()
  const { checkpoint, progress } = guest
  // What was begun here is seen to its end, though the checkpoint says then that the forms are over.
  if (!isPreparing && checkpoint.status === 'forms-submitted') setPreparing(true)
  if (isPreparing)
    return (
      <Suspense fallback={<DsdBones />}>
        <Preparing guest={guest} />
      </Suspense>
    )
  if (checkpoint.status !== 'forms') return children()
  const isDone = progress.forms[part] !== null
  if (isDone && !isSigned)
    return (
      <Suspense fallback={<DsdBones />}>
        <GuestForms guest={guest} />
      </Suspense>
    )
  const next = isDone && (
    <Suspense>
      <NextDeed guest={guest} />
    </Suspense>
  )
  return (
    <>
      <Suspense>
        <FormPlace form={form} />
      </Suspense>
      {children(next)}
    </>
  )
}
