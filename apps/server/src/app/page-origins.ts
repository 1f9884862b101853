import type { Config } from '../platform/config/index.ts'
import type { PageOrigins } from '../platform/http/index.ts'

/** What the portal's pages may access beyond their own origin: only what the configuration names. */
export function pageOrigins(config: Config): PageOrigins {
  const { services, monitoringUrl, contentUrl, publicUrl, trustedIssuers } = config
  const lists = trustedIssuers.flatMap(({ revocations }) => revocations ?? [])
  const origins = [...Object.values(services), ...(monitoringUrl ? [monitoringUrl] : []), ...lists]
    .map((address) => new URL(address, publicUrl).origin)
    .filter((origin) => origin !== new URL(publicUrl).origin)
  return { connect: [...new Set(origins)], frame: [new URL(contentUrl).origin] }
}
