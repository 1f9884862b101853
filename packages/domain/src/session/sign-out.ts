/** Ends one session of a person, or all of them if it has no session id (ST-12). */
export type SignOutRecord = { id: string; affiliateId: number; sessionId: string | undefined; at: string }

export type OwnSession = { affiliateId: number; sessionId: string | undefined }

export function isSignedOutBy(
  record: Pick<SignOutRecord, 'affiliateId' | 'sessionId'>,
  mine: OwnSession,
): boolean {
  if (record.affiliateId !== mine.affiliateId) return false
  return record.sessionId === undefined || record.sessionId === mine.sessionId
}
