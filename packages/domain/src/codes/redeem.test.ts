import { expect, test } from 'vitest'
import { byCode, isClubCode } from './access-code.ts'
import { isGuess, problemOfReply, type RedeemState, redeemProblem, replyCodeOf } from './redeem.ts'

const INES = { affiliateId: 100002, email: 'Student@fathom.test' }
const MARA = { affiliateId: 100001, email: 'diver@fathom.test' }
const aCode = (state: Partial<RedeemState> = {}): RedeemState => ({
  redeemedBy: null,
  ownerId: MARA.affiliateId,
  isBound: false,
  sharedWith: null,
  isWithdrawn: false,
  issuedBy: null,
  ...state,
})

test('[VA-13] 224 means no such code, 225 and 226 mean already redeemed, and anything else is a general error', () => {
  expect([224, 225, 226, 227, '224', undefined].map(problemOfReply)).toEqual([
    'not-found',
    'already-redeemed',
    'already-yours',
    undefined,
    undefined,
    undefined,
  ])
  expect(replyCodeOf('not-found')).toBe(224)
  expect(replyCodeOf('shared')).toBeUndefined()
})

test('[ST-10] a code is redeemed once; the person who redeemed it and everyone else get different errors', () => {
  expect(redeemProblem(aCode({ redeemedBy: MARA.affiliateId }), INES)).toBe('already-redeemed')
  expect(redeemProblem(aCode({ redeemedBy: MARA.affiliateId }), MARA)).toBe('already-yours')
  expect(redeemProblem(undefined, MARA)).toBe('not-found')
})

test('[ST-10] anyone who has the code can redeem it, regardless of whose list it is in', () => {
  expect(redeemProblem(aCode(), INES)).toBeUndefined()
  expect(redeemProblem(aCode({ ownerId: null }), INES)).toBeUndefined()
})

test('[OF-07] the member of staff who issued a code can’t redeem it, whoever has it in their list', () => {
  const issued = aCode({ ownerId: null, issuedBy: MARA.affiliateId })
  expect(redeemProblem(issued, MARA)).toBe('own-issue')
  expect(redeemProblem({ ...issued, ownerId: MARA.affiliateId, isBound: true }, MARA)).toBe('own-issue')
  expect(redeemProblem(issued, INES)).toBeUndefined()
})

test('[ST-10] a shared code is for its recipient; the sender must revoke the share before redeeming it', () => {
  const shared = aCode({ sharedWith: 'student@fathom.test' })
  expect(redeemProblem(shared, INES)).toBeUndefined()
  expect(redeemProblem(shared, MARA)).toBe('shared')
  expect(redeemProblem(shared, { affiliateId: 1, email: 'eve@example.test' })).toBe('passed-on')
})

test('[ST-10] after a share is claimed, the sender can no longer redeem the code', () => {
  const taken = aCode({ ownerId: INES.affiliateId, isBound: true })
  expect(redeemProblem(taken, MARA)).toBe('passed-on')
  expect(redeemProblem(taken, INES)).toBeUndefined()
})

test('[OF-07] nobody redeems a code that was withdrawn, and anyone who redeemed it before still reads so', () => {
  expect(redeemProblem(aCode({ isWithdrawn: true }), INES)).toBe('withdrawn')
  expect(redeemProblem(aCode({ isWithdrawn: true }), MARA)).toBe('withdrawn')
  expect(redeemProblem(aCode({ redeemedBy: MARA.affiliateId }), MARA)).toBe('already-yours')
  expect(isGuess('withdrawn')).toBe(true)
})

test('only the problems that a guesser would hit count as guesses', () => {
  expect(['not-found', 'already-redeemed', 'passed-on'].map((problem) => isGuess(problem as never))).toEqual([
    true,
    true,
    true,
  ])
  expect(isGuess('already-yours')).toBe(false)
  expect(isGuess('already-have')).toBe(false)
})

test('[ST-10] the club code is the one with the name of the club', () => {
  expect(isClubCode(' fathom club', 'Fathom Club')).toBe(true)
  expect(isClubCode('Open Water Diver', 'Fathom Club')).toBe(false)
})

test('[VA-12] codes are sorted by code', () => {
  const codes = ['FD-M3XA-08', 'FD-7Q2K-94', 'AB-1', 'FD-7Q2K-94'].map((couponCode) => ({ couponCode }))
  expect(codes.toSorted(byCode).map(({ couponCode }) => couponCode)).toEqual([
    'AB-1',
    'FD-7Q2K-94',
    'FD-7Q2K-94',
    'FD-M3XA-08',
  ])
})
