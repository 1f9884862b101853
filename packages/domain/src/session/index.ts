export {
  type AffiliateType,
  type ClaimNames,
  type Claims,
  isProfessional,
  isStaff,
  type User,
  userFromClaims,
} from './user.ts'
