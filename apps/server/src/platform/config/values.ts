import { isIP } from 'node:net'
import { z } from 'zod'

/**
 * Building blocks of the configuration schema. Every message completes a sentence that starts with the
 * variable name.
 */
export const onOrOff = z
  .enum(['on', 'off'], { error: 'must be on or off' })
  .transform((value) => value === 'on')

export const text = z.string()

export const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}`, abort: true })

export const databaseUrl = url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name')

const SMTP = 'smtp://user:password@host:587'

export const smtpUrl = url(/^smtps?$/, SMTP).refine(
  (value) => new URL(value).hostname,
  `must be an address such as ${SMTP}: it lacks a host`,
)

/** A plain address, or one with a display name. */
export const mailbox = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/,
    'must be a sender such as Fathom <no-reply@example.org>',
  )

export const webUrl = url(/^https?$/, 'https://portal.example.org')

/** Only scheme, host and port: the portal is served at the root of its origin. */
export const origin = webUrl
  .refine(
    (value) => ['/', ''].includes(new URL(value).pathname) && !/[?#@]/.test(value),
    'must be an origin without a path',
  )
  .transform((value) => new URL(value).origin)

export const addressOrPath = z
  .string()
  .regex(/^(https?:\/\/[^\s/]\S*|\/\S*)$/, 'must be an address or a path that begins with /')
  .transform((value) => value.replace(/\/+$/, ''))

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_534, 'must be a port number between 1 and 65534')

const RANGES = ['loopback', 'linklocal', 'uniquelocal']

const isAddressOrRange = (value: string) => {
  const [address = '', bits = '0', ...more] = value.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return (
    RANGES.includes(value) ||
    (isIP(address) > 0 && /^\d+$/.test(bits) && Number(bits) <= most && !more.length)
  )
}

/** `10.0.0.0/8,loopback`: we trust the forwarded client address of connections from there. */
export const addressRanges = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isAddressOrRange),
    'must list addresses or ranges such as 10.0.0.0/8,loopback',
  )

export const share = z
  .string()
  .regex(/^\d*\.?\d+$/, 'must be a number between 0 and 1')
  .transform(Number)
  .refine((value) => value <= 1, 'must be a number between 0 and 1')

export const seconds = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a whole number of seconds from 1 to 300')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 300, 'must be a whole number of seconds from 1 to 300')

/** A discount of 0 % isn't worth showing, and 100 % would give the course away. */
export const percent = z
  .string()
  .regex(/^\d{1,2}$/, 'must be a whole number from 1 to 99')
  .transform(Number)
  .refine((value) => value >= 1, 'must be a whole number from 1 to 99')

const CLAIMS = [
  'sub',
  'email',
  'given_name',
  'family_name',
  'birthdate',
  'gender',
  'locale',
  'affiliate_id',
  'affiliate_type_id',
  'global_uuid',
  'aud',
]

/** `affiliate_id=custom:affiliate,locale=lang`: our name for the claim, then the provider's. */
export const claimNames = z
  .string()
  .refine(
    (value) => pairs(value).every(([ours, theirs]) => CLAIMS.includes(ours ?? '') && theirs),
    `must list pairs such as affiliate_id=custom:affiliate_id; ours are ${CLAIMS.join(', ')}`,
  )
  .transform((value) => Object.fromEntries(pairs(value)) as Record<string, string>)

const pairs = (value: string) =>
  value.split(',').map((pair) => {
    const [ours = '', ...theirs] = pair.trim().split('=')
    return [ours.trim(), theirs.join('=').trim()]
  })

const TARGETS =
  'must be JSON such as [{"clientId":"shop","redirectUri":"https://shop.example/sso","secret":"…"}]'

const target = z.strictObject({
  clientId: z.string().regex(/^[\w.-]{1,100}$/),
  redirectUri: z.url({ protocol: /^https?$/ }),
  secret: z.string().min(16),
})

/** The sites of the single sign-on exchange; a site with several addresses is listed once for each. */
export const ssoTargets = z.string().transform((value, context) => {
  try {
    return z.array(target).parse(JSON.parse(value))
  } catch {
    context.addIssue({ code: 'custom', message: TARGETS })
    return z.NEVER
  }
})

/** Headers as OpenTelemetry writes them: `name=value` pairs with commas, each value escaped as in an address. */
export const headerList = z
  .string()
  .regex(/^\s*[^=,\s]+=[^,]*(,\s*[^=,\s]+=[^,]*)*$/, 'must be headers such as api-key=secret,tenant=1')
  .transform((value) =>
    Object.fromEntries(
      value.split(',').map((pair) => {
        const [name = '', content = ''] = pair.trim().split(/=(.*)/s)
        return [name, decodeURIComponent(content.trim())]
      }),
    ),
  )

export const pause = z
  .string()
  .regex(/^([0-5]?\d|60)$/, 'must be a whole number of seconds from 0 to 60')
  .transform(Number)
