import type { DraftWire, FormToFillWire } from '@fathom/contract/forms'
import { type FormName, isAgeKnown, lastDayOnEarth, type Place } from '@fathom/domain/forms'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { isOnline } from '../../../shared/connection.ts'
import { storedDraftQuery } from '../../../shared/draft/use-draft.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useSendPending } from '../../../shared/offline/outbox.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { DoneScreen } from './done-screen.tsx'
import { deviceForms, type FoundForm, findStored, forgetForm, isUnsent } from './draft/stored-form.ts'
import { formDraftQuery, formToFillQuery } from './fill.queries.ts'
import type { FormPerson, KnownOfForm } from './fill-context.ts'
import { FillForm } from './fill-form.tsx'
import { FormLayout, HasGoneOn } from './form-layout.tsx'
import { firstStepOf, titleOf } from './form-names.ts'
import { BirthDateMissing, FormSkeleton } from './form-states.tsx'
import { type OpenedForm, openedForm } from './opened-form.ts'
import { deviceSigned } from './outbox/signed-form.ts'
import { atPlace, isChoosingPlace, isSamePlace, placeIn, withoutAsking } from './pages/place-in.ts'
import { PlacePage } from './pages/place-page.tsx'

type Props = {
  form: FormName
  person: FormPerson
  /** What comes after the signed form, if it is part of a process. */
  next?: ReactNode
  /** Known values, so that nobody has to type them: the place of the dive, and the blanks of the text. */
  known?: KnownOfForm | undefined
  /** TS-09: asks whom the release names, as long as that isn't known. */
  parties?: ReactNode
  /** Asks for them again. */
  onChangeParties?: () => void
}

/** RT-25: a form to fill in and sign; the URL contains the current page. */
export function FillScreen(props: Props) {
  const hasGoneOn = useRef(false)
  return (
    <HasGoneOn value={hasGoneOn}>
      <Fill {...props} />
    </HasGoneOn>
  )
}

function Fill({ form, person, next, known, parties, onChangeParties }: Props) {
  const [search] = useSearchParams()
  const waiting = useWaiting(form, person.affiliateId)
  useSendPending(waiting)
  // A form that was signed here but not sent yet is shown first, so that nobody fills it in again.
  const signed = search.get('signed') ?? waiting
  if (signed === undefined) return <FormSkeleton form={form} />
  if (signed) return <DoneScreen documentId={signed} form={form} key={signed} next={next} person={person} />
  if (!isAgeKnown(person.birthDate, lastDayOnEarth(new Date()))) return <BirthDateMissing form={form} />
  const given = { form, known, ...(onChangeParties && { onChangeParties }) }
  const open = (place: Place | null) => <OpenForm {...given} person={person} place={place} />
  if (form !== 'liability-release') return open(null)
  if (!known && parties) return parties
  return (
    <PlacedForm {...given} affiliateId={person.affiliateId}>
      {open}
    </PlacedForm>
  )
}

/** The id of a signed form that waits on this device; null if there is none, undefined while unknown. */
function useWaiting(form: FormName, affiliateId: number): string | null | undefined {
  return useQuery({
    queryKey: ['forms', 'waiting', affiliateId, form],
    queryFn: async () => {
      const all = await deviceSigned.list()
      const mine = all.find((each) => each.affiliateId === affiliateId && each.submission.form === form)
      return mine?.documentId ?? null
    },
    networkMode: 'always',
    staleTime: 0,
  }).data
}

function OpenForm({ form, person, place, known, onChangeParties }: Props & { place: Place | null }) {
  const { t } = useTranslator('forms')
  const client = useQueryClient()
  const opening = useOpening(person.affiliateId, form, place)
  if (opening.kind === 'loading') return <FormSkeleton form={form} />
  if (opening.kind === 'failed')
    return (
      <FormLayout first={firstStepOf(form)} step={firstStepOf(form)} title={t(titleOf(form))}>
        <ErrorState
          hasOfflineText={true}
          onRetry={opening.retry}
          retryLabel={t('shell.error.retry')}
          retrying={opening.isRetrying}
          title={t('forms.fill.failed.title')}
        >
          {t(opening.isOffline ? 'forms.fill.failed.offline' : 'forms.fill.failed.text')}
        </ErrorState>
      </FormLayout>
    )
  const beginAnew = async () => {
    await forgetForm(deviceForms, { affiliateId: person.affiliateId, form })
    await client.resetQueries({ queryKey: ['forms'] })
  }
  const { definition } = opening.toFill
  return (
    <FillForm
      form={form}
      key={`${definition.version}.${definition.variant}.${place?.country}.${place?.region}`}
      known={known}
      onAnew={beginAnew}
      onChangeParties={onChangeParties}
      person={person}
      place={place}
      start={opening.start}
      toFill={opening.toFill}
    />
  )
}

type Opening =
  | { kind: 'loading' }
  | { kind: 'failed'; isOffline: boolean; retry: () => void; isRetrying: boolean }
  | { kind: 'open'; toFill: FormToFillWire; start: OpenedForm }

/** Loads the form and the existing answers from the server and from this device. */
function useOpening(affiliateId: number, form: FormName, place: Place | null): Opening {
  const calls = useCalls()
  const definition = useQuery(formToFillQuery(calls, form, place))
  const { draft, found, isWaiting } = useBegun(affiliateId, form)
  if (isWaiting || (definition.data === undefined && !isUnreachable(definition))) return { kind: 'loading' }
  const isHere = isSamePlace(found?.stored.place ?? null, place)
  const toFill = definition.data ?? (isHere ? found?.stored.toFill : undefined)
  // Without the server's draft, answers from elsewhere would seem lost, so only a local copy may replace it.
  if (!toFill || (draft.data === undefined && !found))
    return {
      kind: 'failed',
      isOffline: !isOnline(),
      retry: () => {
        void definition.refetch()
        void draft.refetch()
      },
      isRetrying: definition.isFetching || draft.isFetching,
    }
  return { kind: 'open', toFill, start: openedForm(toFill, draft.data, found) }
}

type PlacedFormProps = Pick<Props, 'form' | 'onChangeParties'> & {
  affiliateId: number
  known: KnownOfForm | undefined
  children: (place: Place | null) => ReactNode
}

/** Uses the place in the URL or in the draft, and asks for it if neither has one. */
function PlacedForm({ children, ...given }: PlacedFormProps) {
  const [search, setSearch] = useSearchParams()
  const place = placeIn(search)
  if (isChoosingPlace(search))
    return (
      <ChoosePlace
        known={place ?? given.known?.place ?? null}
        onBack={() => setSearch(withoutAsking(search))}
      />
    )
  return place === undefined ? <RememberedPlace {...given} /> : children(place)
}

function RememberedPlace({ form, affiliateId, known, onChangeParties }: Omit<PlacedFormProps, 'children'>) {
  const [search, setSearch] = useSearchParams()
  const { draft, found, isWaiting } = useBegun(affiliateId, form)
  const begun = found && (isUnsent(found.stored) || !draft.data) ? found.stored : draft.data
  // With another store or instructor, the dive may be at another place.
  const isOfOthers = known !== undefined && begun?.filledFor !== known.from
  const place = isOfOthers ? undefined : begun?.place
  useEffect(() => {
    if (!isWaiting && place !== undefined) setSearch(atPlace(search, place), { replace: true })
  }, [isWaiting, place, search, setSearch])
  if (isWaiting || place !== undefined) return <FormSkeleton form={form} />
  return <ChoosePlace known={known?.place ?? null} onBack={onChangeParties} />
}

type ChoosePlaceProps = { known: Place | null; onBack: (() => void) | undefined }

function ChoosePlace({ known, onBack }: ChoosePlaceProps) {
  const [search, setSearch] = useSearchParams()
  return <PlacePage known={known} onBack={onBack} onPlace={(place) => setSearch(atPlace(search, place))} />
}

type Begun = {
  draft: UseQueryResult<DraftWire>
  found: FoundForm | undefined
  isWaiting: boolean
}

const isUnreachable = (query: { isError: boolean; fetchStatus: string }) =>
  query.isError || query.fetchStatus === 'paused'

/** The existing answers, from the server and from this device. */
function useBegun(affiliateId: number, form: FormName): Begun {
  const draft = useQuery(formDraftQuery(useCalls(), form))
  const device = useQuery(
    storedDraftQuery(['forms', 'stored', affiliateId, form], () =>
      findStored(deviceForms, { affiliateId, form }),
    ),
  )
  const isWaiting = device.data === undefined || (draft.data === undefined && !isUnreachable(draft))
  return { draft, found: device.data ?? undefined, isWaiting }
}
