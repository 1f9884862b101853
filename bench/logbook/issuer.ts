import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const CLIENT_ID = 'fathom-bench'

/** An account provider that only has keys: issues bearers for any diver without ten thousand sign-ins. */
export async function startIssuer() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const key = { ...publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'bench' }
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
  const bearer = (affiliateId: number) => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      ...{ iss: issuer, aud: CLIENT_ID, sub: `diver-${affiliateId}`, iat: now, exp: now + 7200 },
      ...{ affiliate_id: affiliateId, affiliate_type_id: 1, locale: 'en-US' },
    }
    const text = `${encoded({ alg: 'ES256', kid: 'bench', typ: 'JWT' })}.${encoded(claims)}`
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return `${text}.${signature.toString('base64url')}`
  }
  return { issuer, bearer, stop: () => server.close() }
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
