import { DELETION_GRACE_DAYS } from '@fathom/domain/account'
import { paths } from '../../../../shared/paths.ts'

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d\d-\d\d$/

const dayAfter = (now: Date) =>
  new Date(now.getTime() + DELETION_GRACE_DAYS * DAY_MS).toISOString().slice(0, 10)

/** The day that was kept with this page of the browser's history; nobody can hand one over with a link. */
export function readDay(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('deleteAfter' in state)) return undefined
  const { deleteAfter: day } = state
  return typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
}

/**
 * The deletion ends this session too, and the news of that may be here before the answer: whichever comes first loads
 * the address anew. So the address is already that of the page which tells what happens now. The function that comes
 * back puts the old address in its place, for when nothing was deleted.
 */
export function standAtDeleted(now = new Date()): () => void {
  const { state } = history
  const before = location.href
  history.replaceState({ ...state, deleteAfter: dayAfter(now) }, '', paths.accountDeleted())
  return () => history.replaceState(state, '', before)
}
