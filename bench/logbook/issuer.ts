import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const CLIENT_ID = 'fathom-bench'

/** An account provider that only has keys: bearers of any diver without ten thousand sign-ins. */
export async function startIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const key = { ...(await exportJWK(publicKey)), alg: 'ES256', use: 'sig', kid: 'bench' }
  const pages: Record<string, unknown> = {
    '/.well-known/openid-configuration': {
      issuer,
      jwks_uri: `${issuer}/jwks`,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      id_token_signing_alg_values_supported: ['ES256'],
    },
    '/jwks': { keys: [key] },
  }
  server.on('request', (request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(pages[request.url ?? ''] ?? {}))
  })
  const bearer = (affiliateId: number) =>
    new SignJWT({ affiliate_id: affiliateId, affiliate_type_id: 1, locale: 'en-US' })
      .setProtectedHeader({ alg: 'ES256', kid: 'bench' })
      .setIssuer(issuer)
      .setAudience(CLIENT_ID)
      .setSubject(`diver-${affiliateId}`)
      .setIssuedAt()
      .setExpirationTime('2h')
      .sign(privateKey)
  return { issuer, bearer, stop: () => server.close() }
}
