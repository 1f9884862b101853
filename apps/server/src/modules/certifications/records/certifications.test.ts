import type { CertificationWire, ECardWire } from '@fathom/contract/certifications'
import {
  certificationCardsWire,
  certificationsWire,
  eCardsWire,
  eCardWire,
} from '@fathom/contract/certifications'
import type { BadgeWire } from '@fathom/contract/trust'
import { isDefaultCertification } from '@fathom/domain/certifications'
import { readCode } from '@fathom/domain/trust'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const get = async <Wire>(person: string, path: string): Promise<Wire> => {
  const answer = await world.call(person).get(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.json() as Promise<Wire>
}
const statusOf = async (person: string, path: string) => (await world.call(person).get(path)).status
const codes = (cards: readonly CertificationWire[]) => cards.map(({ levelCode }) => levelCode)

test('[CA-27] [EN-15] [RT-02] my certifications come with group, number, level and day, newest first', async () => {
  const mine = certificationsWire.parse(await get('diver', '/api/pro/certifications/me'))
  expect(codes(mine)).toEqual(['rescue', 'boat', 'night', 'nitrox', 'open-water'])
  expect(mine[0]).toMatchObject({
    levelID: 40,
    title: 'Rescue Diver',
    cardGroupCode: 'card-group-default',
    certDate: '2025-03-14',
    eCardStockID: '60040',
    instructor: { number: 500001, name: 'Kai Nakamura' },
    store: { number: 7001, name: 'Harbour Divers' },
  })
})

test('[VA-12] the default certifications are those of the default group', async () => {
  const mine = await get<CertificationWire[]>('diver', '/api/pro/certifications/me')
  expect(codes(mine.filter(isDefaultCertification))).toEqual(['rescue', 'open-water'])
})

test("[CA-27] [RO-01] only their teachers and staff can see another person's certifications", async () => {
  const path = '/api/pro/certifications/100002'
  for (const person of ['student', 'instructor', 'store', 'staff'])
    expect(await statusOf(person, path)).toBe(200)
  expect(await statusOf('diver', path)).toBe(403)
  expect(await statusOf('instructor', '/api/pro/certifications/100004')).toBe(403)
  expect(await statusOf('diver', '/api/pro/certifications/0')).toBe(400)
})

test('[RT-04] a level without an eCard says why there is none', async () => {
  const mine = await get<CertificationWire[]>('diver', '/api/pro/certifications/me')
  const why = new Map(mine.map(({ levelCode, noECardReason }) => [levelCode, noECardReason]))
  expect(Object.fromEntries(why)).toEqual({
    rescue: null,
    boat: 'level-has-none',
    night: 'not-issued',
    nitrox: null,
    'open-water': null,
  })
})

test('[CA-37] [RO-02] professionals have their own lists, and nobody else can read those', async () => {
  for (const list of ['cards', 'e-cards']) {
    const pro = await get<CertificationWire[]>('instructor', `/api/ecards/${list}/pro`)
    const consumer = await get<CertificationWire[]>('instructor', `/api/ecards/${list}/consumer`)
    expect(codes(pro)).toContain('instructor')
    expect(codes(consumer)).toEqual(['rescue', 'open-water'])
    expect(await statusOf('diver', `/api/ecards/${list}/pro`)).toBe(403)
    expect(await statusOf('staff', `/api/ecards/${list}/pro`)).toBe(403)
    expect(await get('store', `/api/ecards/${list}/pro`)).toEqual([])
  }
})

test("[VA-09] an eCard with a future date or no date is hidden; the certification isn't", async () => {
  // As other systems may have recorded them.
  const date = (level: number, day: string) =>
    world.server.platform.db.query(
      'update certification set cert_date = $2, ecard_issued_at = now() where affiliate_id = 100009 and level_id = $1',
      [level, day],
    )
  await date(150, new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10))
  await date(170, '1979-02-30')
  const cards = eCardsWire.parse(await get('veteran', '/api/ecards/e-cards/consumer'))
  expect(codes(cards)).not.toContain('dry-suit')
  expect(codes(cards)).not.toContain('boat')
  const mine = await get<CertificationWire[]>('veteran', '/api/pro/certifications/me')
  expect(mine.find(({ levelCode }) => levelCode === 'dry-suit')).toMatchObject({
    noECardReason: 'date-unclear',
  })
  expect(mine.find(({ levelCode }) => levelCode === 'boat')).toMatchObject({ certDate: null })
})

test('[CA-51] the top list has at most five cards, highest first, and respects a smaller count', async () => {
  const top = eCardsWire.parse(await get('veteran', '/api/ecards/e-cards/top'))
  expect(codes(top)).toEqual(['master-diver', 'rescue', 'advanced', 'open-water', 'wreck'])
  expect(await get('veteran', '/api/ecards/e-cards/top?count=2')).toHaveLength(2)
  expect(await statusOf('veteran', '/api/ecards/e-cards/top?count=6')).toBe(400)
  const [first] = await get<ECardWire[]>('instructor', '/api/ecards/e-cards/top')
  expect(first?.levelCode).toBe('first-aid-instructor')
})

test('[RT-03] an eCard can be read by its number, with or without its level, and only by its holder', async () => {
  const [newest] = await get<ECardWire[]>('diver', '/api/ecards/e-cards/consumer')
  const path = `/api/ecards/e-cards/${newest?.licenseID}`
  const card = eCardWire.parse(await get('diver', path))
  expect(card).toMatchObject({ levelCode: 'rescue', holderName: 'Mara Lindqvist', birthdate: '1991-04-18' })
  expect(card.photo?.sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(card.code?.length).toBeLessThanOrEqual(1000)
  expect(await get('diver', `${path}?levelID=40`)).toEqual(card)
  expect(await statusOf('diver', `${path}?levelID=20`)).toBe(404)
  expect(await statusOf('student', path)).toBe(404)
  expect(await statusOf('diver', '/api/ecards/e-cards/12')).toBe(400)
})

test('a level is named in the requested language, and the code on the card stays the same', async () => {
  const [english] = await get<ECardWire[]>('diver', '/api/ecards/e-cards/top?count=1')
  const [arabic] = await get<ECardWire[]>('diver', '/api/ecards/e-cards/top?count=1&culture=ar-SA')
  expect(arabic?.code).toBe(english?.code)
})

test('[CA-53] the catalog contains every card of a kind, with its picture by stock id [CO-08]', async () => {
  const path = '/api/ecards/certification-cards'
  const eCards = certificationCardsWire.parse(await get('newcomer', `${path}?cardType=eCard`))
  expect(eCards.every(({ eCardStockID }) => eCardStockID !== null)).toBe(true)
  expect(eCards.find(({ levelCode }) => levelCode === 'open-water')).toMatchObject({
    pictureUrl: '/api/ecards/certificate-photos/60020',
    price: { amount: 1995, currency: 'USD' },
  })
  const plastic = certificationCardsWire.parse(await get('newcomer', `${path}?cardType=plastic`))
  expect(plastic.length).toBeGreaterThan(eCards.length)
  expect(await statusOf('newcomer', `${path}?cardType=paper`)).toBe(400)
})

test('a person without certifications has empty lists', async () => {
  for (const path of ['pro/certifications/me', 'ecards/cards/consumer', 'ecards/e-cards/top'])
    expect(await get('teen', `/api/${path}`)).toEqual([])
})

test('[CO-08] only its holder can download a card as PNG and PDF, and a blank one is available by its stock id', async () => {
  const [card] = await get<ECardWire[]>('diver', '/api/ecards/e-cards/top?count=1')
  const path = `/api/ecards/e-cards/${card?.licenseID}`
  const read = async (url: string) => {
    const answer = await world.call('diver').get(url)
    const head = Buffer.from(await answer.arrayBuffer())
      .subarray(0, 4)
      .toString('latin1')
    return [answer.status, answer.headers.get('content-type'), head]
  }
  expect(await read(`${path}/picture?side=back`)).toEqual([200, 'image/png', '\u0089PNG'])
  expect(await read(`${path}/document?culture=ar-SA`)).toEqual([200, 'application/pdf', '%PDF'])
  expect(await read('/api/ecards/certificate-photos/60020')).toEqual([200, 'image/png', '\u0089PNG'])
  for (const url of [`${path}/picture`, `${path}/document`, '/api/ecards/certificate-photos/1'])
    expect(await statusOf('student', url)).toBe(404)
})

test('[TS-13] the Nitrox card, its code and its badge state the gas limit and no depth; other specialties state neither', async () => {
  const cards = await get<ECardWire[]>('veteran', '/api/ecards/e-cards/consumer')
  const stated = cards.map(({ levelCode, qualifiedDepth, gasLimit, code }) => {
    const found = readCode(code ?? '')
    const subject =
      found.is === 'signed' && found.statement.subject.kind === 'card' ? found.statement.subject : undefined
    return [levelCode, qualifiedDepth, gasLimit, subject?.depth ?? null, subject?.gas ?? null]
  })
  expect(Object.fromEntries(stated.map(([code, ...rest]) => [code, rest]))).toMatchObject({
    nitrox: [null, 40, null, 40],
    wreck: [null, null, null, null],
    deep: [40, null, 40, null],
    'open-water': [18, null, 18, null],
    'first-aid': [null, null, null, null],
  })
  const badgeOf = async (level: string) => {
    const licenseID = cards.find(({ levelCode }) => levelCode === level)?.licenseID
    const badge = await get<BadgeWire>('veteran', `/api/ecards/trust/badges/${licenseID}?format=json`)
    return badge.credentialSubject.achievement.description
  }
  expect(await badgeOf('nitrox')).toMatch(/up to 40 % oxygen\.$/)
  expect(await badgeOf('nitrox')).not.toContain('metres')
  expect(await badgeOf('wreck')).toBe('The diving certification Wreck Diver.')
  expect(await badgeOf('deep')).toContain('40 metres')
})
