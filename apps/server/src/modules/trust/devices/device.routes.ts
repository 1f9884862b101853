import {
  deviceCertificateWire,
  deviceKeyWire,
  deviceOwnerParamsWire,
  revokedDevicesWire,
  signingDeviceParamsWire,
  signingDevicesWire,
} from '@fathom/contract/trust'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { audit } from '../../../platform/audit/index.ts'
import { revokeDevices } from '../statement.store.ts'
import type { TrustDeps } from '../trust.deps.ts'
import { certifyDevice, ownDevices, withdrawDevice } from './certify-device.ts'

export function deviceRoutes(deps: TrustDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/trust/devices',
      { schema: { summary: 'My devices that sign for me', response: { 200: signingDevicesWire } } },
      ({ caller }) => ownDevices(deps, caller),
    )

    app.delete(
      '/trust/devices/:id',
      {
        schema: {
          summary: 'Withdraw one of my devices, with all that it confirmed',
          params: signingDeviceParamsWire,
        },
      },
      async ({ caller, params: { id } }, reply) => {
        await withdrawDevice(deps, caller, id)
        return reply.code(204).send()
      },
    )

    app.post(
      '/trust/devices',
      {
        schema: {
          summary: 'Certify the key of my device, so that I can confirm dives of others offline',
          body: deviceKeyWire,
          response: { 200: deviceCertificateWire },
        },
      },
      ({ caller, body, headers }) =>
        certifyDevice(deps, caller, {
          deviceKey: new Uint8Array(Buffer.from(body.publicKey, 'base64url')),
          userAgent: headers['user-agent'] ?? '',
          browser: body.browser,
        }),
    )

    app.post(
      '/trust/devices/:affiliateId/revoke',
      {
        config: { right: 'people' },
        schema: {
          summary:
            'Withdraw the devices of a person, with all that they confirmed, for staff; the person is notified',
          params: deviceOwnerParamsWire,
          response: { 200: revokedDevicesWire },
        },
      },
      async ({ caller, headers, params: { affiliateId } }) => {
        await deps.mustBeFresh(caller, headers.cookie)
        return deps.db.transaction(async (tx) => {
          const revoked = await revokeDevices(tx, { affiliateId }, 'withdrawn by staff', deps.clock.now())
          if (revoked === 0) return { revoked }
          await deps.notifyOfWithdrawal(tx, affiliateId)
          await audit(tx, {
            actor: caller.affiliateId,
            action: 'devices-revoked',
            subject: affiliateId,
            detail: { revoked },
          })
          return { revoked }
        })
      },
    )
  }
}
