export { AUDIT_ACTIONS, type AuditAction } from './audit-action.ts'
export { AUDIT_DETAILS, type AuditDetail } from './audit-detail.ts'
export { CLIENT_SCOPES, type ClientScope } from './client-scope.ts'
export type { DemoPersonName } from './demo-person.ts'
export { type Device, deviceOf } from './device.ts'
export {
  MERGE_AREAS,
  MERGE_CONFLICTS,
  MERGE_REFUSALS,
  type MergeArea,
  type MergeConflict,
  type MergeRefusal,
  undoUntil,
} from './merging.ts'
export { networkOf } from './network.ts'
export { isOpenPage } from './open-pages.ts'
export { DEFAULT_RETURN_PATH, safeReturnPath } from './return-path.ts'
export { isSameName } from './same-name.ts'
export { isFloodable, SECURITY_EVENT_KINDS, type SecurityEventKind } from './security-event.ts'
export { isSignedOutBy, type OwnSession, type SignOutRecord } from './sign-out.ts'
export { STAFF_RIGHTS, type StaffRight } from './staff-right.ts'
export {
  type AffiliateType,
  type ClaimNames,
  type Claims,
  isDiveCenter,
  isEmailVerified,
  isProfessional,
  isStaff,
  isStaffMember,
  type User,
  userFromClaims,
} from './user.ts'
