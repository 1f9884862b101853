import { z } from 'zod'

export const signInQuery = z.object({
  returnTo: z.string().optional(),
  lang: z.string().optional(),
  /** With a type, the account service begins with its sign-up page. */
  type: z.enum(['diver', 'student', 'pro', 'store']).optional(),
})

export const refreshAnswer = z.object({
  idToken: z.string(),
  expiresAt: z.string(),
  /** Which of the person's sessions this browser is, so that it knows when a sign-out record names it. */
  sessionId: z.string(),
})
export type RefreshAnswer = z.infer<typeof refreshAnswer>

export const signOutAnswer = z.object({
  /** Where the browser goes next: the account service's page. */
  continueAt: z.string(),
})
export type SignOutAnswer = z.infer<typeof signOutAnswer>
