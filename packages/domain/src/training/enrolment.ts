/** A person's enrollment in a course. Its id is the public `olmGuid` (RT-08). */
export type Enrolment = {
  enrolmentId: string
  affiliateId: number
  packageId: string
  contentId: string | null
  enrolledAt: string
  /** When the theory was finished. */
  completedAt: string | null
  /** When the card was issued. */
  certifiedAt: string | null
  /** When the person restarted the course. */
  endedAt: string | null
  storeNumber: number | null
  /** The professional who teaches it. */
  memberNumber: number | null
}
