import {
  deviceCertificateWire,
  deviceKeyWire,
  deviceOwnerParamsWire,
  revokedDevicesWire,
} from '@fathom/contract/trust'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { audit } from '../../../platform/audit/index.ts'
import { revokeDevices } from '../statement.store.ts'
import type { TrustDeps } from '../trust.deps.ts'
import { certifyDevice } from './certify-device.ts'

export function deviceRoutes(deps: TrustDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/trust/devices',
      {
        schema: {
          summary: 'Certifies that a key is on my device, so that I can confirm dives of others offline',
          body: deviceKeyWire,
          response: { 200: deviceCertificateWire },
        },
      },
      ({ caller, body }) =>
        certifyDevice(deps, caller, new Uint8Array(Buffer.from(body.publicKey, 'base64url'))),
    )

    app.post(
      '/trust/devices/:affiliateId/revoke',
      {
        config: { right: 'people' },
        schema: {
          summary: 'Withdraws the devices of a person with all that they confirmed, for staff',
          params: deviceOwnerParamsWire,
          response: { 200: revokedDevicesWire },
        },
      },
      ({ caller, params: { affiliateId } }) =>
        deps.db.transaction(async (tx) => {
          const revoked = await revokeDevices(tx, affiliateId, 'withdrawn by staff', deps.clock.now())
          await audit(tx, {
            actor: caller.affiliateId,
            action: 'devices-revoked',
            subject: affiliateId,
            detail: { revoked },
          })
          return { revoked }
        }),
    )
  }
}
