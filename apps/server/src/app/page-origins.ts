import type { Config } from '../platform/config/index.ts'
import type { PageOrigins } from '../platform/http/index.ts'

/** What the portal's pages may reach beyond their own origin: only what the configuration names. */
export function pageOrigins({ services, monitoringUrl, contentUrl, publicUrl }: Config): PageOrigins {
  const origins = [...Object.values(services), ...(monitoringUrl ? [monitoringUrl] : [])]
    .map((address) => new URL(address, publicUrl).origin)
    .filter((origin) => origin !== new URL(publicUrl).origin)
  return { connect: [...new Set(origins)], frame: [new URL(contentUrl).origin] }
}
