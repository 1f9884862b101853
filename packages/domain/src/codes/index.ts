export { byCode, type CodeKind, isClubCode } from './access-code.ts'
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
