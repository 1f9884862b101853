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

/** Set on the raw response, so responses that another framework writes (the account pages) carry them too. */
export function addSecurityHeaders(app: HttpApp, publicUrl: string, origins: PageOrigins): void {
  const everywhere: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    // Lessons made with older tools open their own window and look for their runtime in the opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
  if (publicUrl.startsWith('https:')) everywhere['strict-transport-security'] = 'max-age=31536000'
  const page = Object.entries({ ...everywhere, 'content-security-policy': pagePolicy(origins) })
  const policy = { 'content-security-policy': API_POLICY, 'cache-control': 'no-store' }
  const api = Object.entries({ ...everywhere, ...policy })
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('x-request-id', request.id)
    for (const [name, value] of isApi(request.url) ? api : page) reply.raw.setHeader(name, value)
    done()
  })
}
