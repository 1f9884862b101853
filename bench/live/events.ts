import type { Facts } from '../../apps/server/src/modules/notifications/worded.ts'

export const FIRST_PERSON = 100_001

/**
 * The event that everyone gets in one round; both servers format and serialize it for each of their
 * subscribers.
 */
export const factsOfRound = (round: number, affiliateId: number): Facts => ({
  id: `018f0000-0000-7000-8000-${String(affiliateId).padStart(12, '0')}`,
  affiliateId,
  kind: 'log-verified',
  values: { title: markOf(round), instructor: 'Kai Nakamura' },
  url: '/logbook',
  subject: 'course:12',
  createdAt: '2026-11-15T08:00:00.000Z',
  isRead: false,
})

/** A subscriber recognizes the round by this text. */
export const markOf = (round: number) => `Dive ${round}.`
