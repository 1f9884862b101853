import type { CertificationWire, ECardWire, RedemptionStateWire } from '@fathom/contract/certifications'
import { redemptionStateWire } from '@fathom/contract/certifications'
import { licenseIdOf } from '@fathom/domain/certifications'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { insertCertification } from '../records/certification.store.ts'
import { redeem } from './redeem.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const PATH = '/api/ecards/e-cards/redemption'
const state = async (person: string) =>
  redemptionStateWire.parse(await (await world.call(person).get(PATH)).json()) as RedemptionStateWire
const post = (person: string, { licenseID, levelID }: Pick<CertificationWire, 'licenseID' | 'levelID'>) =>
  world.call(person).post(PATH, { licenseID, levelID })

const DAY = 86_400_000
const YEAR = new Date().getUTCFullYear()

let number = 99_000_001
async function aCertification(affiliateId: number, levelID = 120) {
  const licenseID = licenseIdOf(number)
  number += 1
  await insertCertification(world.server.platform.db, {
    licenseID,
    affiliateId,
    levelID,
    certDate: '2024-01-02',
    instructorNumber: null,
    instructorName: '',
    storeNumber: null,
    storeName: '',
    hasECard: false,
    source: `test:${licenseID}`,
    issuedAt: new Date(),
  })
  return { licenseID, levelID }
}

test('[RO-06] [SC-03] every reason against a redemption is reported', async () => {
  expect((await state('newcomer')).reasons).toEqual([
    'not-a-club-member',
    'no-eligible-certification',
    'no-approved-photo',
  ])
  expect((await state('veteran')).reasons).toEqual(['not-a-club-member'])
  expect((await state('trial')).reasons).toEqual(['no-approved-photo'])
  const [night] = (await state('veteran')).eligible
  const refused = await post('veteran', night ?? { licenseID: '0', levelID: 0 })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ problem: 'not-a-club-member', reasons: ['not-a-club-member'] })
  const [advanced] = (await state('trial')).eligible
  expect(await (await post('trial', advanced ?? { licenseID: '0', levelID: 0 })).json()).toMatchObject({
    problem: 'no-approved-photo',
  })
})

test("[CA-52] [RO-06] only the person's own certification without an eCard can get the free one", async () => {
  const mine = (await (
    await world.call('diver').get('/api/pro/certifications/me')
  ).json()) as CertificationWire[]
  const theirs = await aCertification(100009)
  for (const one of [...mine.filter(({ isRedeemable }) => !isRedeemable), theirs]) {
    const refused = await post('diver', one)
    expect([refused.status, ((await refused.json()) as { problem: string }).problem]).toEqual([
      409,
      'no-eligible-certification',
    ])
  }
  expect((await world.call('diver').post(PATH, { licenseID: 'abc', levelID: 1 })).status).toBe(400)
})

test('[CA-52] [SC-03] many presses in the same second give one card, one row and one message', async () => {
  const second = await aCertification(100001)
  const before = await state('diver')
  expect(before).toMatchObject({ year: YEAR, isReady: true, reasons: [], redeemed: null })
  const [first] = before.eligible.filter(({ levelCode }) => levelCode === 'night')
  if (!first) throw new Error('the demo has no certification without a card')
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => post('diver', first)),
    ...Array.from({ length: 2 }, () => post('diver', second)),
  ])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  const { db } = world.server.platform
  const rows = await db.query<{ license_id: string }>(
    'select license_id from free_card_redemption where affiliate_id = 100001',
  )
  expect(rows).toHaveLength(1)
  const [winner, loser] = rows[0]?.license_id === first.licenseID ? [first, second] : [second, first]
  const again = await post('diver', winner)
  expect([again.status, ((await again.json()) as ECardWire).licenseID]).toEqual([200, winner.licenseID])
  const late = await post('diver', loser)
  expect([late.status, await late.json()]).toMatchObject([409, { problem: 'already-redeemed' }])
  expect(await state('diver')).toMatchObject({
    isReady: false,
    reasons: ['already-redeemed'],
    redeemed: { licenseID: winner.licenseID, levelID: winner.levelID },
    nextFrom: `${YEAR + 1}-01-01T00:00:00.000Z`,
  })
  const notifications = await db.query(
    `select from notification where affiliate_id = 100001 and subject = $1`,
    [`card:${winner.licenseID}`],
  )
  expect(notifications).toHaveLength(1)
  expect((await world.call('diver').get(`/api/ecards/e-cards/${winner.licenseID}`)).status).toBe(200)
  expect((await world.call('diver').get(`/api/ecards/e-cards/${loser.licenseID}`)).status).toBe(404)
})

test('[RO-06] the year changes at midnight UTC, whatever the local time is', async () => {
  const { platform } = world.server
  const riyadh = 100008
  const caller = { affiliateId: riyadh } as Parameters<typeof redeem>[1]
  const at = (instant: string): CertificationsDeps => ({
    ...platform,
    clock: { now: () => new Date(instant) },
    notify: async () => undefined,
    publish: async () => {},
    prices: {
      of: () => ({ currency: 'USD', amounts: {} }),
      single: () => ({ amount: 0, currency: 'USD' }),
    },
    queues: {
      arrived: async () => undefined,
      changed: async () => undefined,
      mustBeFree: async () => undefined,
      decided: async () => undefined,
    },
    findPerson: async () => undefined,
    listBirthDates: async () => new Map(),
    listMinimumAges: async () => new Map(),
    doesTeach: async () => false,
    isClubMember: async () => true,
    findMailingAddress: async () => null,
    checkAddress: async () => {
      throw new Error('no address is asked for here')
    },
    sign: async () => ({ qr: 'X', keyId: '7C1E' }),
    revokeSigned: async () => undefined,
    replaceSigned: async () => undefined,
    replaceSignedDives: async () => undefined,
  })
  const [one, two, three] = [
    await aCertification(riyadh),
    await aCertification(riyadh),
    await aCertification(riyadh),
  ]
  const spend = (instant: string, card: { licenseID: string; levelID: number }) =>
    redeem(at(instant), caller, { ...card, locale: 'en-US' })
  expect(await spend('2030-12-31T23:59:59.999Z', one)).toMatchObject({ isNew: true })
  // 31 December 2030 in Honolulu, 1 January 2031 in Kiritimati: the UTC year counts for both.
  await expect(spend('2030-12-31T10:00:00.000Z', two)).rejects.toMatchObject({ problem: 'already-redeemed' })
  expect(await spend('2031-01-01T00:00:00.000Z', two)).toMatchObject({ isNew: true })
  await expect(spend(new Date(Date.parse('2031-01-01') + DAY).toISOString(), three)).rejects.toMatchObject({
    problem: 'already-redeemed',
  })
})
