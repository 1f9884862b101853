import type { Config } from '../../../../platform/config/index.ts'

/**
 * A package may do on its own origin what packages do, inline scripts and eval included; it reaches nothing elsewhere,
 * is framed by the portal alone, and its address, which holds the token, is told to nobody.
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
