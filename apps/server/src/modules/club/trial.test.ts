import type { ClubWire } from '@fathom/contract/club'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const club = async (person: string): Promise<ClubWire> =>
  (await world.call(person).get('/api/ecards/club')).json() as Promise<ClubWire>
const start = (person: string) => world.call(person).post('/api/ecards/club/trial', {})

test('[ST-04] each demo person has the expected club status', async () => {
  expect(await club('diver')).toMatchObject({ state: 'Active', mayStartTrial: false })
  expect(await club('trial')).toMatchObject({ state: 'Free Trial', daysLeft: 12 })
  expect(await club('veteran')).toMatchObject({ state: 'Expired', daysLeft: 0 })
  expect(await club('newcomer')).toMatchObject({ state: 'eligible', endsOn: null, mayStartTrial: true })
})

test('[SC-13] [CO-02] the club returns its plans, their prices and what they include', async () => {
  const { plans, discountPercent } = await club('newcomer')
  expect(plans.map(({ price }) => price.amount)).toEqual([2695, 3495, 3995, 4995])
  expect([discountPercent, world.server.platform.config.discounts.club]).toEqual([25, 25])
})

test('[ST-04] the trial starts once, however often and fast it is requested', async () => {
  const answers = await Promise.all([start('newcomer'), start('newcomer'), start('newcomer')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await club('newcomer')).toMatchObject({
    state: 'Free Trial',
    daysLeft: 90,
    mayStartTrial: false,
    terms: [{ kind: 'trial' }],
  })
})

test('[ST-04] a former member gets no trial', async () => {
  const answer = await start('veteran')
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ problem: 'trial-not-open' })
  expect(await club('veteran')).toMatchObject({ state: 'Expired' })
})
