/** What the organisation calls a professional's standing (CA-50). */
export type ProfessionalStatus = 'Active' | 'Expired' | 'Suspended'

export type Membership = {
  isSuspended: boolean
  /** `YYYY-MM-DD`, the last day that is paid for. */
  renewalDate: string
}

/** A membership counts through its renewal date; a suspension outweighs what is paid. */
export function professionalStatus(
  { isSuspended, renewalDate }: Membership,
  today: string,
): ProfessionalStatus {
  if (isSuspended) return 'Suspended'
  return today <= renewalDate ? 'Active' : 'Expired'
}
