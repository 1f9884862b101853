export { byCode, type CodeKind, isClubCode } from './access-code.ts'
export { CODE_STATES, type CodeState, MOST_CODES_IN_BATCH, newCode } from './batch.ts'
export { codeIn, codeKey } from './code-key.ts'
export {
  type CodeProblem,
  isGuess,
  problemOfReply,
  type RedeemRefusal,
  type RedeemState,
  redeemProblem,
  replyCodeOf,
} from './redeem.ts'
