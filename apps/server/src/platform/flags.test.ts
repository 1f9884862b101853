import { freshDatabase } from '@fathom/testing/world'
import { expect, test, vi } from 'vitest'
import { systemClock } from './clock.ts'
import { connectDatabase } from './database/index.ts'
import { createEditions } from './editions/index.ts'
import { createFlags } from './flags.ts'
import { createLive } from './live/index.ts'

const defaults = { showSiteMaintenanceNotice: false, monitoringSampling: 0.1, officeChecksPapers: false }
const log = { warn: () => {} }

async function aProcess(url: string) {
  const db = connectDatabase(url)
  const live = await createLive(db, log)
  const stopping = new AbortController()
  const editions = await createEditions({ db, live, clock: systemClock, log, signal: stopping.signal })
  const flags = createFlags(editions, defaults)
  const stop = async () => {
    stopping.abort()
    await live.close()
    await db.close()
  }
  return { db, flags, stop }
}

test('[NV-12] a flag switched in one process is switched in all of them, and survives a restart', async () => {
  const url = await freshDatabase()
  const [one, other] = [await aProcess(url), await aProcess(url)]
  expect(one.flags.current()).toEqual(defaults)

  await one.flags.set('showSiteMaintenanceNotice', true, 900001)
  expect(one.flags.current().showSiteMaintenanceNotice).toBe(true)
  await vi.waitFor(() => expect(other.flags.current().showSiteMaintenanceNotice).toBe(true))

  await Promise.all([one.stop(), other.stop()])
  const later = await aProcess(url)
  expect(later.flags.current()).toEqual({ ...defaults, showSiteMaintenanceNotice: true })
  await later.stop()
})

test('rejects a value out of range, and ignores what it does not understand', async () => {
  const { db, flags, stop } = await aProcess(await freshDatabase())
  await expect(flags.set('monitoringSampling', 2, 900001)).rejects.toThrow('not-publishable')
  await db.query(
    `insert into edition (id, kind, key, version, value, valid_from, published_at) values
       (gen_random_uuid(), 'flags', 'from-the-future', 1, '{}', now(), now()),
       (gen_random_uuid(), 'flags', 'monitoringSampling', 1, '"high"', now(), now())`,
  )
  await flags.set('showSiteMaintenanceNotice', true, 900001)
  expect(flags.current()).toEqual({ ...defaults, showSiteMaintenanceNotice: true })
  await stop()
})
