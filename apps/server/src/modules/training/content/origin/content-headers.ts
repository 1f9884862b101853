import type { Config } from '../../../../platform/config/index.ts'

/**
 * On its own origin a package may do what packages do, including inline scripts and eval. It can't reach
 * other origins, only the portal may frame it, and its address, which contains the token, is never sent as a
 * referrer. The server sets them on every answer of this origin, failures included.
 */
export const contentHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    "connect-src 'self'",
    "form-action 'self'",
    "object-src 'self'",
    "base-uri 'self'",
    `frame-ancestors 'self' ${new URL(publicUrl).origin}`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-robots-tag': 'noindex',
})
