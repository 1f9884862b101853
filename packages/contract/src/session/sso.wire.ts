import { z } from 'zod'

/** POST sso/exchange (CA-07). `redirectUri` must exactly match one registered for `clientId`. */
export const ssoExchangeWire = z.object({
  clientId: z.string().max(200),
  redirectUri: z.string().max(2000),
  extraData: z.string().max(2000).nullable().optional(),
})
export type SsoExchangeWire = z.infer<typeof ssoExchangeWire>

/** Where the browser goes next: the registered URL with a single-use `code` that is valid for a minute. */
export const ssoExchangedWire = z.object({ redirectUri: z.string() })
export type SsoExchangedWire = z.infer<typeof ssoExchangedWire>

/**
 * POST sso/redeem, called by the other site's server. It sends its name and secret as HTTP Basic, as with
 * OAuth.
 */
export const ssoRedeemWire = z.object({ code: z.string().max(200) })

export const ssoPersonWire = z.object({
  sub: z.string(),
  affiliateId: z.int(),
  affiliateTypeId: z.int(),
  globalUuid: z.string(),
  email: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  locale: z.string(),
  extraData: z.string().nullable(),
})
export type SsoPersonWire = z.infer<typeof ssoPersonWire>
