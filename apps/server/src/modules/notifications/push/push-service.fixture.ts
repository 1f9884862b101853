import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { importJWK, jwtVerify } from 'jose'
import { aBrowser, type Browser } from './decrypt.fixture.ts'

export type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A local push service. It answers as configured, and records what it received. */
export async function aPushService() {
  const received: Received[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) })
    response.writeHead(answers.shift() ?? 201, { location: 'http://127.0.0.1:9/elsewhere' }).end('no words')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let devices = 0
  return {
    origin,
    received,
    /** The statuses of the next answers. */
    answer: (...statuses: number[]) => answers.push(...statuses),
    aDevice: (browser: Browser = aBrowser()) => {
      devices += 1
      return { browser, subscription: { endpoint: `${origin}/device/${devices}`, keys: browser.keys } }
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}

/** The sender's claims, after verifying the signature with the key that it names. */
export async function verifyVapid({ headers }: Received) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const { payload } = await jwtVerify(
    token,
    await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256'),
  )
  return { key, claims: payload }
}
