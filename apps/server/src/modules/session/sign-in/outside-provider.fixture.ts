import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'

/** A person as another organization's provider describes them, under its own claim names. */
const PERSON = {
  sub: 'kc-77',
  mail: 'ana@elsewhere.test',
  first: 'Ana',
  last: 'Silva',
  member_no: '4711',
  member_kind: '3',
}

/** OIDC_CLAIMS: our name for a claim, and theirs. */
export const OUTSIDE_CLAIMS =
  'email=mail,given_name=first,family_name=last,affiliate_id=member_no,affiliate_type_id=member_kind'

/**
 * A plain OpenID provider on its own port that knows only our registered client. `more` is what it says beyond the
 * usual, at each sign-in.
 */
export async function startOutsideProvider(redirectUri: string, more: () => object = () => ({})) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'outside' }] },
    clients: [
      {
        client_id: 'fathom-elsewhere',
        client_secret: 'known-to-both',
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [new URL('/', redirectUri).href],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    claims: { openid: [...Object.keys(PERSON), 'email_verified'], email: [], profile: [] },
    scopes: ['openid', 'offline_access', 'email', 'profile'],
    conformIdTokenClaims: false,
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 300, AccessToken: 300, RefreshToken: 600 },
    cookies: { keys: ['outside'] },
    features: { rpInitiatedLogout: { enabled: true }, revocation: { enabled: true } },
    findAccount: async (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...PERSON, ...more() }) }),
  })
  const answer = provider.callback()
  let lost: RegExp | undefined
  server.on('request', (request, response) =>
    lost?.test(request.url ?? '') ? request.destroy() : answer(request, response),
  )
  return {
    issuer,
    /** Cuts every request to these addresses; none when undefined. */
    lose: (addresses: RegExp | undefined) => {
      lost = addresses
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Goes through the provider's own pages until it redirects the browser back to us; returns that address. */
export async function signInOutside(begin: string): Promise<URL> {
  const cookies = new Map<string, string>()
  const send = async (url: string, form?: Record<string, string>) => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const { origin } = new URL(begin)
  let url = begin
  let answer = await send(url)
  for (let hops = 0; hops < 20; hops++) {
    const to = answer.headers.get('location')
    if (to) {
      url = new URL(to, url).href
      if (!url.startsWith(origin)) return new URL(url)
      answer = await send(url)
    } else {
      const prompt = /name="prompt" value="(\w+)"/.exec(await answer.text())?.[1] ?? ''
      answer = await send(url, { prompt, login: PERSON.sub, password: 'any' })
    }
  }
  throw new Error(`the provider did not send us back: ${url}`)
}
