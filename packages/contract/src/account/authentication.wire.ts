import { z } from 'zod'

/** The browser's answer to user/authenticate/options, in the JSON form of WebAuthn. */
export const passkeyAnswerWire = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: z.string().max(10_000),
    authenticatorData: z.string().max(10_000),
    signature: z.string().max(10_000),
  }),
})
export type PasskeyAnswerWire = z.infer<typeof passkeyAnswerWire>

/** GET user/authenticate: the ways to prove again who I am; with neither, the account service asks. */
export const authenticationWaysWire = z.object({ isManagedElsewhere: z.boolean(), hasPasskey: z.boolean() })
export type AuthenticationWaysWire = z.infer<typeof authenticationWaysWire>

/** POST user/authenticate: the password, or a passkey. */
export const authenticateWire = z.union([
  z.object({ password: z.string().max(2000) }),
  z.object({ response: passkeyAnswerWire }),
])
export type AuthenticateWire = z.infer<typeof authenticateWire>

/** Until then, what changes who can get in, or takes data out, isn't asked for again. */
export const authenticatedWire = z.object({ until: z.iso.datetime() })
export type AuthenticatedWire = z.infer<typeof authenticatedWire>
