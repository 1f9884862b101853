/** Why a person may not redeem a code. */
export type RedeemRefusal =
  | 'not-found'
  | 'already-redeemed'
  | 'already-yours'
  | 'shared'
  | 'passed-on'
  | 'withdrawn'
  | 'own-issue'

/** Why a code can't be redeemed, shared or claimed. */
export type CodeProblem =
  | RedeemRefusal
  | 'already-have'
  | 'choose-specialty'
  | 'no-specialty'
  | 'other-course'
  | 'no-course'
  | 'no-store'
  | 'own-address'
  | 'no-address'
  | 'claimed'
  | 'called-back'
  | 'own-share'
  | 'no-share'
  | 'too-many'
  | 'too-many-shares'

/** VA-13: 225 if another person redeemed it first, 226 if it was the caller. */
const REPLY_CODES = { 'not-found': 224, 'already-redeemed': 225, 'already-yours': 226 } as const
type Replied = keyof typeof REPLY_CODES

const REPLIES: Readonly<Partial<Record<CodeProblem, number>>> = REPLY_CODES

export const replyCodeOf = (problem: CodeProblem): number | undefined => REPLIES[problem]

/** Maps a reply code to its problem (VA-13); undefined for anything else, which is a general error. */
export const problemOfReply = (code: unknown): Replied | undefined =>
  (Object.keys(REPLY_CODES) as Replied[]).find((problem) => REPLY_CODES[problem] === code)

export type RedeemState = {
  redeemedBy: number | null
  /** The person whose list contains it; null while it exists only in print. */
  ownerId: number | null
  /** The owner received it through a share, so other people who know the code have given it away. */
  isBound: boolean
  /** The e-mail address of a share that hasn't been claimed or declined yet. */
  sharedWith: string | null
  /** The organization took it back before anyone redeemed it. */
  isWithdrawn: boolean
  /** The member of staff who issued it in the office. */
  issuedBy: number | null
}

type Redeemer = { affiliateId: number; email: string }

/** Anyone who has a code may redeem it, once, unless it was shared with another person. */
export function redeemProblem(
  code: RedeemState | undefined,
  { affiliateId, email }: Redeemer,
): RedeemRefusal | undefined {
  if (!code) return 'not-found'
  if (code.redeemedBy !== null) return code.redeemedBy === affiliateId ? 'already-yours' : 'already-redeemed'
  if (code.isWithdrawn) return 'withdrawn'
  // Staff give themselves nothing; a colleague does.
  if (code.issuedBy === affiliateId) return 'own-issue'
  const isOwner = code.ownerId === affiliateId
  if (code.sharedWith !== null) {
    if (isOwner) return 'shared'
    return code.sharedWith === email.toLowerCase() ? undefined : 'passed-on'
  }
  return code.isBound && !isOwner ? 'passed-on' : undefined
}

/** Whether a caller who gets this problem may have been guessing. */
export const isGuess = (problem: CodeProblem): boolean =>
  ['not-found', 'already-redeemed', 'passed-on', 'withdrawn'].includes(problem)
