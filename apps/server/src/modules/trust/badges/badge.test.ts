import { gunzipSync } from 'node:zlib'
import { achievementWire, badgeWire, profileWire, statusListWire } from '@fathom/contract/trust'
import { startWorld, type World } from '@fathom/testing/world'
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aCard } from '../a-card.fixture.ts'
import { trustModule } from '../trust.module.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

/** Fetches a document by the address in a credential, as a third party would. */
const read = (address: string) => world.server.app.inject({ url: new URL(address).pathname })

/** Verifies the signature with the key that the header names. */
async function open(jwt: string) {
  const { kid = '', alg } = decodeProtectedHeader(jwt)
  expect(alg).toBe('EdDSA')
  const { payload } = await compactVerify(jwt, await importJWK((await read(kid)).json(), 'EdDSA'))
  return JSON.parse(new TextDecoder().decode(payload))
}

async function issue(expires?: string) {
  const trust = trustModule({
    ...world.server.platform,
    renewDiveCodes: async () => {},
    mustBeFresh: async () => {},
    notifyOfWithdrawal: async () => {},
  })
  const facts = aCard({ expires })
  await trust.statementFor(world.server.platform.db, facts)
  const answer = await world.call('diver').get(`/api/ecards/trust/badges/${facts.id}`)
  expect(answer.headers.get('content-type')).toContain('application/vc+jwt')
  expect(answer.headers.get('content-disposition')).toContain('open-badge.jwt')
  return { trust, facts, claims: await open(await answer.text()) }
}

test('a certification is an Open Badges 3.0 credential with every field the standard requires', async () => {
  const { facts, claims } = await issue('2999-12-31')
  const badge = badgeWire.parse(claims)
  expect(badge).toMatchObject({
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      expect.stringContaining('/spec/ob/v3p0/context-3.0'),
    ],
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { type: ['Profile'], name: 'Fathom' },
    awardedDate: '2025-03-14T00:00:00Z',
    validUntil: '3000-01-01T11:59:59Z',
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ identityHash: facts.holderName }, { identityHash: facts.licenseId }],
      achievement: {
        type: ['Achievement'],
        name: 'Rescue Diver',
        criteria: { narrative: expect.any(String) },
      },
    },
  })
  expect(claims).toMatchObject({
    iss: badge.issuer.id,
    jti: badge.id,
    nbf: Date.parse(badge.validFrom) / 1000,
    exp: Date.parse(badge.validUntil ?? '') / 1000,
  })
})

test('the documents that it names are public: issuer, achievement, status list', async () => {
  const badge = badgeWire.parse((await issue()).claims)
  expect(profileWire.parse((await read(badge.issuer.id)).json()).id).toBe(badge.issuer.id)
  const achievement = achievementWire.parse((await read(badge.credentialSubject.achievement.id)).json())
  expect(achievement).toMatchObject(badge.credentialSubject.achievement)
  const answer = await read(badge.credentialStatus.statusListCredential)
  expect(answer.headers['content-type']).toContain('application/vc+jwt')
  const list = statusListWire.parse(await open(answer.body))
  expect(list.id).toBe(badge.credentialStatus.statusListCredential)
})

test('withdrawing it sets its bit in the status list, and no other', async () => {
  const { trust, facts, claims } = await issue()
  const { statusListCredential, statusListIndex } = badgeWire.parse(claims).credentialStatus
  const bits = async () => {
    const list = statusListWire.parse(await open((await read(statusListCredential)).body))
    return gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'))
  }
  const place = Number(statusListIndex)
  const before = await bits()
  expect(before.length).toBe(16_384)
  await trust.revoke(world.server.platform.db, facts.id, 'by mistake')
  const after = await bits()
  const changed = [...after].flatMap((byte, at) =>
    byte === before[at] ? [] : [[at, byte ^ (before[at] ?? 0)]],
  )
  expect(changed).toEqual([[place >> 3, 0x80 >> (place & 7)]])
})

test('a credential belongs to its holder, and a level that nobody holds is not found', async () => {
  const { facts } = await issue()
  expect((await world.call('student').get(`/api/ecards/trust/badges/${facts.id}`)).status).toBe(404)
  const json = await world.call('diver').get(`/api/ecards/trust/badges/${facts.id}?format=json`)
  expect(badgeWire.parse(await json.json()).name).toBe('Rescue Diver')
  expect((await read('http://x/api/ecards/trust/achievements/987654')).statusCode).toBe(404)
})
