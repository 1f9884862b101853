/**
 * What this device knows about the person's tour, so that the server isn't asked at each visit. It's removed
 * when the person signs out (`app/start/forget-device.ts`).
 */
const MARK = 'fathom.tour'

export type TourState = 'unsent' | 'closed'

/** The browser may block storage; then the server is asked each time. */
export function findTourMark(affiliateId: number): TourState | undefined {
  try {
    const [owner, state] = (localStorage.getItem(MARK) ?? '').split(':')
    if (owner !== String(affiliateId)) return undefined
    return state === 'closed' || state === 'unsent' ? state : undefined
  } catch {
    return undefined
  }
}

export function markTour(affiliateId: number, state: TourState): void {
  try {
    localStorage.setItem(MARK, `${affiliateId}:${state}`)
  } catch {
    return
  }
}
