import { z } from 'zod'

export const signInQuery = z.object({
  returnTo: z.string().optional(),
  lang: z.string().optional(),
  /** With a type, the account service starts with its sign-up page. */
  type: z.enum(['diver', 'student', 'pro', 'store']).optional(),
  /** Asks for more than a password, which staff need for the office. */
  secondFactor: z.literal('true').optional(),
  /** Asks to sign in again, although the browser is signed in. */
  fresh: z.literal('true').optional(),
})

/** Where the account service sends the browser back; it sends more than we read. */
export const callbackQuery = z.object({ state: z.string().optional(), error: z.string().optional() })

export const refreshAnswer = z.object({
  idToken: z.string(),
  expiresAt: z.string(),
  /** The id of this browser's session, so the browser recognizes its own sign-out record. */
  sessionId: z.string(),
  /** TS-06: what this device was handed over for; the session answers only calls for that. */
  handedOver: z.string().optional(),
})
export type RefreshAnswer = z.infer<typeof refreshAnswer>

export const signOutAnswer = z.object({
  /** Where the browser goes next: a page of the account service. */
  continueAt: z.string(),
})
export type SignOutAnswer = z.infer<typeof signOutAnswer>
