/** The organization's names for a professional's status (CA-50). */
export type ProfessionalStatus = 'Active' | 'Expired' | 'Suspended'

export type Membership = {
  isSuspended: boolean
  /** `YYYY-MM-DD`, the last paid day. */
  renewalDate: string
}

/** A membership is valid through its renewal date. A suspension overrides a paid membership. */
export function professionalStatus(
  { isSuspended, renewalDate }: Membership,
  today: string,
): ProfessionalStatus {
  if (isSuspended) return 'Suspended'
  return today <= renewalDate ? 'Active' : 'Expired'
}
