import { DELETION_GRACE_DAYS } from '@fathom/domain/account'
import { paths } from '../../../shared/paths.ts'

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d\d-\d\d$/

const dayAfter = (now: Date) =>
  new Date(now.getTime() + DELETION_GRACE_DAYS * DAY_MS).toISOString().slice(0, 10)

/** Reads the day stored in this page's history state, so a link can't set it. */
export function readDay(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('deleteAfter' in state)) return undefined
  const { deleteAfter: day } = state
  return typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
}

/**
 * The deletion ends this session too, and the sign-out event may arrive before the answer; either one reloads
 * the URL. So we switch to the URL of the page about the deletion first, and the returned function restores
 * the old one if the deletion fails.
 */
export function showDeletedAddress(now = new Date()): () => void {
  const { state } = history
  const before = location.href
  history.replaceState({ ...state, deleteAfter: dayAfter(now) }, '', paths.accountDeleted())
  return () => history.replaceState(state, '', before)
}
