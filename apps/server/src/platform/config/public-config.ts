import type { PublicConfigWire } from '@fathom/contract/shared'
import type { Config } from './config.ts'

/** The configuration for the portal: an allow-list, so that a new secret can't leak by accident. */
export function publicConfig(config: Config): PublicConfigWire {
  return {
    version: config.version,
    clubName: config.clubName,
    demo: config.demo,
    services: config.services,
    links: config.links,
    translations: {},
    claims: Object.fromEntries(
      Object.entries(config.oidc.claims).filter((pair): pair is [string, string] => pair[1] !== undefined),
    ),
    wallets: { apple: config.wallets.apple !== undefined, google: config.wallets.google !== undefined },
    monitoringUrl: config.monitoringUrl ?? null,
    licenceRecord: config.licenceRecord,
  }
}
