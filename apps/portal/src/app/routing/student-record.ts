/** RR-05: a student's eRecord needs a token that can be read and an address of the student. */
export function mayOpenStudentRecord(claims: unknown, query: URLSearchParams): boolean {
  return claims !== undefined && Boolean(query.get('email') || query.get('affiliateId'))
}
