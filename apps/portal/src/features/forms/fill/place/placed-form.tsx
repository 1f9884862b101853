import type { FormName, Place } from '@fathom/domain/forms'
import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from '../../../../shared/router/index.ts'
import { isUnsent } from '../draft/stored-form.ts'
import type { KnownOfForm } from '../fill-context.ts'
import { FormSkeleton } from '../opening/form-skeleton.tsx'
import { useBegun } from '../opening/use-begun.ts'
import { atPlace, isPlaceAsked, placeIn } from './place-in.ts'
import { PlacePage } from './place-page.tsx'

type Props = {
  form: FormName
  affiliateId: number
  known: KnownOfForm | undefined
  children: (place: Place | null) => ReactNode
}

/** Uses the place in the URL or in the draft, and asks for it if neither has one. */
export function PlacedForm({ children, ...asked }: Props) {
  const [search] = useSearchParams()
  const place = placeIn(search)
  if (isPlaceAsked(search)) return <AskedPlace known={place ?? asked.known?.place ?? null} />
  return place === undefined ? <RememberedPlace {...asked} /> : children(place)
}

function RememberedPlace({ form, affiliateId, known }: Omit<Props, 'children'>) {
  const [search, setSearch] = useSearchParams()
  const { draft, found, isWaiting } = useBegun(affiliateId, form)
  const begun = found && (isUnsent(found.kept) || !draft.data) ? found.kept : draft.data
  // With another store or instructor, the dive may be at another place.
  const isOfOthers = known !== undefined && begun?.filledFor !== known.from
  const place = isOfOthers ? undefined : begun?.place
  useEffect(() => {
    if (!isWaiting && place !== undefined) setSearch(atPlace(search, place), { replace: true })
  }, [isWaiting, place, search, setSearch])
  if (isWaiting || place !== undefined) return <FormSkeleton form={form} />
  return <AskedPlace known={known?.place ?? null} />
}

function AskedPlace({ known }: { known: Place | null }) {
  const [search, setSearch] = useSearchParams()
  return <PlacePage known={known} onPlace={(place) => setSearch(atPlace(search, place))} />
}
