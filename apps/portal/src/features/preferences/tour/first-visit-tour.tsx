import type { TourWire } from '@fathom/contract/preferences'
import type { AffiliateType } from '@fathom/domain/session'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { optionalPart } from '../../../shared/late-part.tsx'
import { paths } from '../../../shared/paths.ts'
import { useLocation } from '../../../shared/router/index.ts'
import { type TourStep, tourFor } from './tour-steps.ts'

const TourDialog = optionalPart(async () => {
  const [{ TourDialog: part }] = await Promise.all([
    import('./tour-dialog.tsx'),
    i18n.need('preferences-tour'),
  ])
  return part
})

type Person = { affiliateId: number; affiliateType: AffiliateType }

/** SN-08: a tour on the first visit of the dashboard. If its state can't be loaded, there is none. */
export function FirstVisitTour({ person }: { person: Person }) {
  const { pathname } = useLocation()
  const steps = tourFor(person.affiliateType)
  if (!steps || pathname !== paths.dashboard()) return null
  return <Tour affiliateId={person.affiliateId} key={person.affiliateId} steps={steps} />
}

function Tour({ affiliateId, steps }: { affiliateId: number; steps: readonly TourStep[] }) {
  const calls = useCalls()
  const [mark] = useState(() => findTourMark(affiliateId))
  const { data } = useQuery({
    queryKey: ['preferences', affiliateId, 'tour'],
    queryFn: ({ signal }) =>
      calls.http.get<TourWire>('preferences', 'tour/{affiliateId}', { params: { affiliateId }, signal }),
    enabled: mark === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => {
    if (data?.isClosed) markTour(affiliateId, 'closed')
    // It was closed here while the server couldn't be reached.
    if (mark === 'unsent') void sendClosed(calls, affiliateId)
  }, [affiliateId, calls, data, mark])
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting')
  const isDue = mark === undefined && data?.isClosed === false && state === 'waiting'
  useWhenSteady(isDue, () => setState('open'))
  const close = () => {
    setState('closed')
    markTour(affiliateId, 'unsent')
    void sendClosed(calls, affiliateId)
  }
  if (state === 'waiting') return null
  return (
    <Suspense>
      <TourDialog onClose={close} open={state === 'open'} steps={steps} />
    </Suspense>
  )
}

/** If it fails, the mark on this device remains, and the next visit of the dashboard sends it. */
async function sendClosed({ http }: Pick<Calls, 'http'>, affiliateId: number): Promise<void> {
  try {
    await http.put<TourWire>('preferences', 'tour/{affiliateId}', { params: { affiliateId } })
    markTour(affiliateId, 'closed')
  } catch (cause) {
    console.warn('the end of the tour was not saved yet', cause)
  }
}

const STEADY_MS = 1000

/** Calls `then` once nothing loads any more and the person isn't in the middle of something else. */
function useWhenSteady(isDue: boolean, then: () => void) {
  const isFetching = useIsFetching() > 0
  useEffect(() => {
    if (!isDue || isFetching) return
    const timer = setInterval(() => {
      if (!isSomethingElseOpen()) then()
    }, STEADY_MS)
    return () => clearInterval(timer)
  })
}

/** A dialog, a menu or a text field that is in use. */
function isSomethingElseOpen(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false
  const isLoading = document.querySelector('[aria-busy="true"]') !== null
  const isOver = document.querySelector('dialog[open], [aria-expanded="true"][aria-haspopup]')
  return document.hidden || isTyping || isLoading || isOver !== null
}

/**
 * What this device knows about the person's tour, so that the server isn't asked at each visit. It's removed
 * when the person signs out (`app/start/forget-device.ts`).
 */
const MARK = 'fathom.tour'

type TourState = 'unsent' | 'closed'

/** The browser may block storage; then the server is asked each time. */
function findTourMark(affiliateId: number): TourState | undefined {
  try {
    const [owner, state] = (localStorage.getItem(MARK) ?? '').split(':')
    if (owner !== String(affiliateId)) return undefined
    return state === 'closed' || state === 'unsent' ? state : undefined
  } catch {
    return undefined
  }
}

function markTour(affiliateId: number, state: TourState): void {
  try {
    localStorage.setItem(MARK, `${affiliateId}:${state}`)
  } catch {
    return
  }
}
