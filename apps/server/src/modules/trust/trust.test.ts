import { issuersWire } from '@fathom/contract/trust'
import { bytesOfHex, type CheckSignature, type Issuer, judge, openRevocationList } from '@fathom/domain/trust'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { aCard } from './a-card.fixture.ts'
import { trustModule } from './trust.module.ts'
import type { Trust } from './trust.ts'

let world: World<Server>
let trust: Trust
beforeAll(async () => {
  world = await startWorld(startServer)
  trust = trustModule({
    ...world.server.platform,
    renewDiveCodes: async () => {},
    mustBeFresh: async () => {},
    notifyOfWithdrawal: async () => {},
  })
})

const check: CheckSignature = async (publicKey, message, signature) => {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, message)
}
const db = () => world.server.platform.db
const open = (path: string, headers: Record<string, string> = {}) =>
  world.server.app.inject({ url: `/api/ecards/trust/${path}`, headers })

/** What a device knows after fetching the issuers once. */
async function storedIssuers(): Promise<Issuer[]> {
  const issuers = issuersWire.parse((await open('issuers')).json())
  const list = new Uint8Array((await open('revocations')).rawPayload)
  return Promise.all(
    issuers.map(async ({ id, formerIds, name, keys }) => {
      const issuer: Issuer = {
        id,
        formerIds,
        name,
        keys: keys.map(({ keyId, publicKey, revokedAt }) => ({
          keyId,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          isRevoked: revokedAt !== null,
        })),
      }
      const found = await openRevocationList(list, issuer, check)
      return found ? { ...issuer, list: found } : issuer
    }),
  )
}

const verdict = async (code: string) => {
  const clock = { now: Date.now() / 1000 }
  return judge(code, { issuers: await storedIssuers(), clock, check })
}

test('a card is signed once, contains the given facts, and can be verified offline', async () => {
  const facts = aCard({ expires: '2999-12-31' })
  const first = await trust.statementFor(db(), facts)
  const again = await trust.statementFor(db(), { ...facts, store: facts.store })
  expect(again).toEqual(first)
  expect(first.qr.length).toBeLessThanOrEqual(1000)
  const { verdict: said, statement, caveats } = await verdict(first.qr)
  expect([said, caveats]).toEqual(['valid', []])
  expect(statement).toMatchObject({
    number: facts.licenseId,
    subject: { holder: facts.holderName, levelName: 'Rescue Diver', certified: '2025-03-14', depth: 30 },
  })
})

test('two concurrent calls get the same code', async () => {
  const facts = aCard()
  const both = await Promise.all([trust.statementFor(db(), facts), trust.statementFor(db(), facts)])
  expect(both[0].qr).toBe(both[1].qr)
})

test('a changed name is signed again, in the same place of the list', async () => {
  const facts = aCard()
  const first = await trust.statementFor(db(), facts)
  const second = await trust.statementFor(db(), { ...facts, holderName: 'Mara Berg' })
  expect(second.qr).not.toBe(first.qr)
  const places = await Promise.all(
    [first, second].map(async ({ qr }) => (await verdict(qr)).statement?.statusIndex),
  )
  expect(places[0]).toBe(places[1])
})

test("nobody can take over another person's statement", async () => {
  const facts = aCard()
  await trust.statementFor(db(), facts)
  await expect(trust.statementFor(db(), { ...facts, affiliateId: 100002 })).rejects.toThrow()
})

test('a revocation is in the list at once, even through a cache, and can be undone', async () => {
  const { id, qr } = await trust.statementFor(db(), aCard())
  const { etag } = (await open('revocations')).headers
  const cached = { 'if-none-match': String(etag) }
  await trust.revoke(db(), id, 'issued by mistake')
  await trust.revoke(db(), id, 'again')
  expect((await open('revocations', cached)).statusCode).toBe(200)
  expect((await verdict(qr)).verdict).toBe('revoked')
  await trust.unrevoke(db(), id)
  expect((await verdict(qr)).verdict).toBe('valid')
})

test('an unchanged list is not sent twice, and any site may read it', async () => {
  const { headers } = await open('revocations')
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' })
  const again = await open('revocations', { 'if-none-match': `W/${headers.etag}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('keys rotate: what the old one signed stays valid, and a withdrawn key invalidates everything it signed', async () => {
  const staff = world.call('staff')
  const facts = aCard()
  const before = await trust.statementFor(db(), facts)
  const rotated = await (await staff.post('/api/ecards/trust/signing-keys/rotate')).json()
  expect(rotated.filter(({ retiredAt }: { retiredAt: string | null }) => retiredAt === null)).toHaveLength(1)
  const after = await trust.statementFor(db(), aCard())
  expect(after.keyId).not.toBe(before.keyId)
  expect((await trust.statementFor(db(), facts)).qr).toBe(before.qr)
  expect([(await verdict(before.qr)).verdict, (await verdict(after.qr)).verdict]).toEqual(['valid', 'valid'])

  await staff.post(`/api/ecards/trust/signing-keys/${before.keyId}/revoke`)
  expect((await verdict(before.qr)).verdict).toBe('revoked')
  const renewed = await trust.statementFor(db(), facts)
  expect((await verdict(renewed.qr)).verdict).toBe('valid')
  expect((await open(`keys/${before.keyId}`)).statusCode).toBe(404)
})

test('withdrawing the current signing key creates a new one', async () => {
  const { keyId } = await trust.statementFor(db(), aCard())
  await world.call('staff').post(`/api/ecards/trust/signing-keys/${keyId}/revoke`)
  const next = await trust.statementFor(db(), aCard())
  expect(next.keyId).not.toBe(keyId)
  expect((await verdict(next.qr)).verdict).toBe('valid')
})

test('[RO-02] only staff manage keys', async () => {
  const diver = world.call('diver')
  expect((await diver.get('/api/ecards/trust/signing-keys')).status).toBe(403)
  expect((await diver.post('/api/ecards/trust/signing-keys/rotate')).status).toBe(403)
  expect(
    (await world.call('staff').post(`/api/ecards/trust/signing-keys/${'0'.repeat(16)}/revoke`)).status,
  ).toBe(404)
})

test('a secret key is in no response and unreadable in the database', async () => {
  const [row] = await db().query<{ sealed_secret: string }>('select sealed_secret from trust_key limit 1')
  expect(row?.sealed_secret).toMatch(/^v1\./)
  const answers =
    (await open('issuers')).body +
    (await (await world.call('staff').get('/api/ecards/trust/signing-keys')).text())
  expect(answers).not.toContain('sealed')
})

test('deleting a person removes the content of their cards; what is withdrawn stays withdrawn', async () => {
  const module = trustModule({
    ...world.server.platform,
    renewDiveCodes: async () => {},
    mustBeFresh: async () => {},
    notifyOfWithdrawal: async () => {},
  })
  const { id, qr } = await trust.statementFor(db(), aCard({ affiliateId: 100003 }))
  await trust.revoke(db(), id, 'lost')
  expect(await module.ownData?.(db(), 100003)).toMatchObject({ statements: [{ title: 'Rescue Diver' }] })
  await module.forgetPerson?.(db(), 100003)
  expect(await module.ownData?.(db(), 100003)).toEqual({ statements: [], devices: [] })
  expect((await verdict(qr)).verdict).toBe('revoked')
  const rows = await db().query(
    'select from trust_statement where affiliate_id = 100003 and facts is not null',
  )
  expect(rows).toEqual([])
})

test('the id of a key is derived from the key', async () => {
  const [ours] = issuersWire.parse((await open('issuers')).json())
  for (const { keyId, publicKey } of ours?.keys ?? []) {
    const hash = await crypto.subtle.digest('SHA-256', Buffer.from(publicKey, 'base64url'))
    expect(new Uint8Array(hash).slice(0, 8)).toEqual(bytesOfHex(keyId))
  }
})

test('[TS-15] the archive of a person lists the devices that sign for them', async () => {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey)
  const publicKey = Buffer.from(raw).toString('base64url')
  await world.call('student').post('/api/ecards/trust/devices', { publicKey })
  const { ownData } = trustModule({
    ...world.server.platform,
    renewDiveCodes: async () => {},
    mustBeFresh: async () => {},
    notifyOfWithdrawal: async () => {},
  })
  const [{ affiliateId } = { affiliateId: 0 }] = await db().query<{ affiliateId: string }>(
    `select affiliate_id as "affiliateId" from trust_statement where kind = 'device'`,
  )
  expect(await ownData?.(db(), Number(affiliateId))).toMatchObject({
    devices: [{ name: expect.any(String), createdAt: expect.any(String), expiresAt: expect.any(String) }],
  })
})
