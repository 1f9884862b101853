import type { ImportWire } from '@fathom/contract/logbook'
import { isPossibleStart } from '@fathom/dive-files'
import { todayIn } from '@fathom/domain/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aSubsurfaceFile, importing } from './imports.fixture.ts'

let world: World<Server>
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  world = await startWorld(startServer)
  imports = importing(world, 'newcomer')
})

const TEN_YEARS = 3660 * 24 * 60

const aTable = (...days: string[]) =>
  `Date,Max depth [m],Duration [min]\n${days.map((day) => `${day},18,40\n`).join('')}`

const shift = (id: string, minutes: number) => imports.call('POST', `imports/${id}/shift`, { minutes })

async function shifted(id: string, minutes: number): Promise<ImportWire> {
  const answer = await shift(id, minutes)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as ImportWire
}

const verdictsOf = ({ dives }: ImportWire) => dives.map(({ verdict }) => verdict)

test('[LO-02] a dive on the last day of the calendar is broken, and others are not', async () => {
  const preview = await imports.preview({ 'a.csv': aTable('9999-12-31', '2024-05-01', '0105-01-01') })
  expect(verdictsOf(preview)).toEqual(['broken', 'new', 'broken'])
})

test('[LO-02] a dive is not moved beyond the calendar', async () => {
  const late = await imports.preview({ 'a.csv': aTable('9999-06-01') })
  expect((await shift(late.id, TEN_YEARS)).status).toBe(400)
  const early = await imports.preview({ 'b.ssrf': aSubsurfaceFile([{ start: '0105-06-01 09:00:00' }]) })
  for (let decade = 0; decade < 10; decade += 1)
    expect(verdictsOf(await shifted(early.id, -TEN_YEARS))).toEqual(['broken'])
  expect((await shift(early.id, -TEN_YEARS)).status).toBe(400)
})

test('[LO-02] whether a date is possible is judged again when the clock is corrected', async () => {
  const ahead = await imports.preview({ 'a.csv': aTable('2034-05-02') })
  expect(verdictsOf(ahead)).toEqual(['broken'])
  const right = await shifted(ahead.id, -TEN_YEARS)
  expect(right.dives).toMatchObject([{ start: '2024-04-24', verdict: 'new', problems: [] }])
  const wrong = await shifted(ahead.id, TEN_YEARS)
  expect(wrong.dives).toMatchObject([
    { verdict: 'broken', problems: [{ code: 'start-impossible', value: '2034-05-02' }] },
  ])
})

test('[LO-02] a dive of a zone that is ahead is possible for as long as a log may have its day', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(Date.UTC(2026, 4, 14, hour, 30))
    const latest = todayIn(null, now)
    const next = new Date(Date.parse(latest) + 86_400_000).toISOString().slice(0, 10)
    const possible = [latest, `${latest}T23:59:00`, next, `${next}T00:00:00`].map((start) =>
      isPossibleStart(start, now),
    )
    expect(possible).toEqual([true, true, false, false])
  }
})
