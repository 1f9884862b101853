import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpApp } from './http-app.ts'

export type PageOrigins = {
  /** Services and monitoring on other origins. */
  connect?: readonly string[]
  /** The origin that course packages run on. */
  frame?: readonly string[]
}

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** Allows no inline script, no plug-ins, and no other origins except the configured ones. */
function pagePolicy({ connect = [], frame = [] }: PageOrigins): string {
  const rules: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    // The QR code reader is WebAssembly; this allows compiling it, but not running text as script.
    ['script-src', "'self'", "'wasm-unsafe-eval'"],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['media-src', "'self'", 'blob:'],
    ['connect-src', "'self'", ...connect],
    frame.length > 0 ? ['frame-src', ...frame] : ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]
  return rules.map((rule) => rule.join(' ')).join('; ')
}

const isApi = (url: string) => /^\/api(\/|\?|$)/.test(url)

type Headers = readonly (readonly [name: string, value: string])[]

/** Which headers an answer to this address has. */
export type HeadersFor = (url: string) => Headers

/**
 * The portal scans codes, takes photos, finds where a dive was, opens cards and lessons in full screen, and signs in
 * with passkeys. No page needs more, and a lesson gets no more than to play and to fill the screen.
 */
function permissions({ frame = [] }: PageOrigins): string {
  const lessons = ['self', ...frame.map((origin) => `"${origin}"`)].join(' ')
  const rules = {
    accelerometer: '(self)',
    autoplay: `(${lessons})`,
    camera: '(self)',
    'clipboard-read': '()',
    'clipboard-write': '(self)',
    'display-capture': '()',
    fullscreen: `(${lessons})`,
    geolocation: '(self)',
    gyroscope: '(self)',
    microphone: '()',
    payment: '()',
    'publickey-credentials-create': '(self)',
    'publickey-credentials-get': '(self)',
    'screen-wake-lock': '(self)',
    usb: '()',
  }
  return Object.entries(rules)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .join(', ')
}

const YEAR_SECONDS = 31_536_000

/** Browsers remember it for a year, so subdomains are included only where the operator says so. */
export function transportSecurity(origin: string, withSubdomains: boolean): Record<string, string> {
  if (!origin.startsWith('https:')) return {}
  const subdomains = withSubdomains ? '; includeSubDomains' : ''
  return { 'strict-transport-security': `max-age=${YEAR_SECONDS}${subdomains}` }
}

type PageHeaders = { publicUrl: string; hstsSubdomains?: boolean; pageOrigins?: PageOrigins }

export function portalHeaders({
  publicUrl,
  hstsSubdomains = false,
  pageOrigins = {},
}: PageHeaders): HeadersFor {
  const everywhere: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    // Lessons made with older tools open their own window and look for their runtime in the opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': permissions(pageOrigins),
    ...transportSecurity(publicUrl, hstsSubdomains),
  }
  const page = Object.entries({ ...everywhere, 'content-security-policy': pagePolicy(pageOrigins) })
  const policy = { 'content-security-policy': API_POLICY, 'cache-control': 'no-store' }
  const api = Object.entries({ ...everywhere, ...policy })
  return (url) => (isApi(url) ? api : page)
}

/** Set on the raw response, so responses that another framework writes (the account pages) carry them too. */
export function addSecurityHeaders(app: HttpApp, headersFor: HeadersFor): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply, headersFor)
    done()
  })
}

/** For failures of the framework, which run no hook. */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  headersFor: HeadersFor,
): void {
  reply.raw.setHeader('x-request-id', request.id)
  for (const [name, value] of headersFor(request.url)) reply.raw.setHeader(name, value)
}
