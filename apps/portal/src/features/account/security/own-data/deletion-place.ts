import { DELETION_GRACE_DAYS } from '@fathom/domain/account'
import { paths } from '../../../../shared/paths.ts'

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d\d-\d\d$/

const dayAfter = (now: Date) =>
  new Date(now.getTime() + DELETION_GRACE_DAYS * DAY_MS).toISOString().slice(0, 10)

/** The day in an address, if it is one. */
export function readDay(text: string | null): string | undefined {
  if (text === null || !DAY.test(text)) return undefined
  return Number.isNaN(Date.parse(text)) ? undefined : text
}

/**
 * The deletion ends this session too, and the news of that may be here before the answer: whichever comes first loads
 * the address anew. So the address is already that of the page which tells what happens now. The function that comes
 * back puts the old address in its place, for when nothing was deleted.
 */
export function standAtDeleted(now = new Date()): () => void {
  const before = location.href
  history.replaceState(history.state, '', paths.accountDeleted(dayAfter(now)))
  return () => history.replaceState(history.state, '', before)
}
