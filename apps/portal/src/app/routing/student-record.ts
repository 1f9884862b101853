const NUMBER = /^\d+$/

/**
 * RR-05, RO-05: a student's eRecord needs a readable token and an e-mail address or affiliate id of the
 * student. The number in the path must match the one in the query, so that no student appears under another's
 * URL.
 */
export function mayOpenStudentRecord(claims: unknown, query: URLSearchParams, studentId = ''): boolean {
  const affiliateId = query.get('affiliateId')
  const areTwo = affiliateId && NUMBER.test(studentId) && studentId !== affiliateId
  return claims !== undefined && !areTwo && Boolean(query.get('email') || affiliateId)
}
