const NUMBER = /^\d+$/

/**
 * RR-05, RO-05: a student's eRecord needs a token that can be read and an address of the student. The path names the
 * student by the same number as the query: two numbers would show one under the address of another.
 */
export function mayOpenStudentRecord(claims: unknown, query: URLSearchParams, studentId = ''): boolean {
  const affiliateId = query.get('affiliateId')
  const areTwo = affiliateId && NUMBER.test(studentId) && studentId !== affiliateId
  return claims !== undefined && !areTwo && Boolean(query.get('email') || affiliateId)
}
