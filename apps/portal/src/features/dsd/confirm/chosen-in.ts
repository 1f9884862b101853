import type { DsdLink } from '@fathom/domain/dsd'
import type { Invitation } from '../use-invitation.ts'

/** What the guest chose on any device; before they begin, what the link names. */
export const chosenIn = ({ checkpoint, link }: Invitation): DsdLink =>
  checkpoint ? { storeNumber: checkpoint.storeNumber, memberNumber: checkpoint.memberNumber } : link
