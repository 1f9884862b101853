let current: number | undefined

/**
 * Who uses this device now. It stays that person when the session expires, because a form stores its last
 * changes while the page is being left.
 */
export const devicePerson = (): number | undefined => current

export function setDevicePerson(affiliateId: number | undefined): void {
  current = affiliateId
}
