import { startWorld } from '@fathom/testing/world'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createModules } from './create-modules.ts'
import { type Server, startServer } from './start.ts'

/** Modules without personal data. */
const IMPERSONAL = ['translations', 'shop']

/** The first bytes of a JPG. */
const JPEG = [0xff, 0xd8, 0xff]

async function listPersonalModules({ platform }: Server): Promise<string[]> {
  const { modules, session } = await createModules(platform, () => {
    throw new Error('no request is made here')
  })
  await session.close()
  return Object.keys(modules).filter((name) => !IMPERSONAL.includes(name))
}

/** Fields that the page shows under their raw code name. */
function namelessFields(files: Readonly<Record<string, Uint8Array>>): string[] {
  const texts = Object.entries(files)
    .filter(([name]) => !name.startsWith('files/'))
    .map(([name, file]) => [name, strFromU8(file)] as const)
  const page = texts.find(([name]) => name === 'index.html')?.[1] ?? ''
  const data = texts.filter(([name]) => name.endsWith('.json')).map(([, text]) => text)
  const names = new Set(data.flatMap((text) => [...text.matchAll(/"(\w+)": /g)].map(([, name]) => name)))
  return [...page.matchAll(/<dt>([^<]*)<\/dt>/g)].flatMap(([, said]) =>
    said !== undefined && names.has(said) ? [said] : [],
  )
}

test('my archive contains what every module stores about me, and deleting me reaches every module', async () => {
  const world = await startWorld(startServer)
  const { db } = world.server.platform
  const areas = await listPersonalModules(world.server)
  const diver = world.call('diver')
  await db.query(
    `update card_holder set asked_name = 'Planted Other', asked_birthdate = '1970-05-05', asked_at = now(),
       refused_at = now() where affiliate_id = 100001`,
  )
  const { id } = await (await diver.post('/api/auth/user/export')).json()
  const status = async () => (await (await diver.get(`/api/auth/user/export/${id}`)).json()).status
  await expect.poll(status).toBe('ready')
  const file = await diver.get(`/api/auth/user/export/${id}/file`)
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const included = Object.keys(files).map((name) => /^data\/(\w+)\.json$/.exec(name)?.[1])
  for (const area of areas) expect(included).toContain(area)
  expect(namelessFields(files)).toEqual([])
  const page = strFromU8(files['index.html'] ?? new Uint8Array())
  for (const text of ['Name and date of birth on my cards', 'Planted Other', 'In the profile'])
    expect(page).toContain(text)
  const photos = Object.entries(files).filter(([name]) => name.startsWith('files/logbook/'))
  expect(photos.map(([, photo]) => [...photo.subarray(0, 3)])).toEqual(Array(3).fill(JPEG))
  for (const [name] of photos) expect(page).toContain(name)
  const profile = JSON.parse(strFromU8(files['data/profile.json'] ?? new Uint8Array()))
  expect(profile.mailingAddress.city).toBe('Göteborg')

  await diver.post('/api/auth/user/delete', { password: 'Reef1234' })
  await db.query('update account set delete_after = now() where affiliate_id = 100001')
  await world.server.platform.jobs.send(db, 'account.forget', { affiliateId: 100001 })
  const left = () => db.query('select from account where affiliate_id = 100001 and forgotten_at is null')
  await expect.poll(left).toEqual([])
  for (const table of ['mailing_address', 'preference', 'notification', 'unit_setting', 'web_session'])
    expect([table, await db.query(`select from ${table} where affiliate_id = 100001`)]).toEqual([table, []])
  expect(await db.query('select from entitlement where affiliate_id = 100001')).not.toEqual([])
})
