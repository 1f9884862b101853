import { freshDatabase } from '@fathom/testing/world'
import { expect, onTestFinished, test } from 'vitest'
import { aDelivery, MARA } from './delivery.fixture.ts'
import { findLastSeen, writePresence } from './presence.ts'

test('a person was last seen at the newest of open pages and sessions', async () => {
  const { deps, known, forward, close } = await aDelivery(await freshDatabase(), 'smtp://127.0.0.1:1')
  onTestFinished(close)
  const lastSeen = () => findLastSeen(deps, MARA.affiliateId)
  expect(await lastSeen()).toBeUndefined()
  known.sessions = ['018f0000-0000-7000-8000-00000000000a']
  expect(await lastSeen()).toEqual(known.lastSeenAt)
  known.present = [MARA.affiliateId, 100002]
  await writePresence(deps)
  const written = deps.clock.now()
  expect(await lastSeen()).toEqual(written)
  known.present = []
  forward(1)
  await writePresence(deps)
  expect(await lastSeen()).toEqual(written)
  known.lastSeenAt = deps.clock.now()
  expect(await lastSeen()).toEqual(known.lastSeenAt)
})
