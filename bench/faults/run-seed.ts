import type { DiveLog } from '@fathom/domain/logbook'
import { aDevice, type LoadPortal } from './device.ts'
import { aDiver, type Diver } from './divers.ts'
import { aModel, type Model } from './model.ts'
import { faultyNetwork } from './network.ts'
import type { Person } from './person.ts'
import type { Pictures } from './pictures.ts'
import { type Random, randomOf } from './random.ts'
import { aScheduler, type Scheduler } from './scheduler.ts'
import type { FaultyServer } from './server.ts'
import { valuesOf } from './values.ts'

export type Place = { load: LoadPortal; person: Person; pictures: Pictures; server: FaultyServer }
/** What went wrong, and what happened before it. */
export type Outcome = { problems: string[]; story: string[]; faults: Readonly<Record<string, number>> }

const STEPS = 30
const MOST_ROUNDS = 12

/** Whether the seed kills the server and its database, so that it must run alone. */
export const kills = (seed: number): boolean => seed % 20 === 0

/** Two devices of one diver live through what the seed says; then every fault ends and BO-07 must hold. */
export async function runSeed(seed: number, place: Place): Promise<Outcome> {
  const random = randomOf(seed)
  const story: string[] = []
  const say = (what: string) => void story.push(what)
  const model = aModel()
  const scheduler = aScheduler(random.fork())
  const divers = ['A', 'B'].map((name) => {
    const network = faultyNetwork(random.fork())
    network.faults = random.pick([0.1, 0.3, 0.5])
    const device = aDevice(name, place.load, place.person.session, { network, scheduler })
    return aDiver({ device, random: random.fork(), model, pictures: place.pictures.sent, say })
  }) as [Diver, Diver]
  const world = { divers, scheduler, random, say, server: place.server, hasKills: kills(seed) }
  for (let step = 0; step < STEPS; step += 1) await takeStep(world)
  await place.server.healthy()
  await place.person.untilAnswered()
  const problems = await settle(world)
  if (problems.length === 0) problems.push(...(await compare(divers, model, place)))
  await place.person.deleteAll()
  const faults: Record<string, number> = {}
  for (const { device } of divers)
    for (const [fault, count] of Object.entries(device.network.happened))
      faults[fault] = (faults[fault] ?? 0) + count
  return { problems, story, faults }
}

type Action = (diver: Diver, random: Random) => Promise<unknown>

const ACTIONS: readonly (readonly [weight: number, Action])[] = [
  [5, (diver) => diver.create()],
  [9, (diver) => diver.edit()],
  [7, (diver) => diver.save()],
  [3, (diver) => diver.close()],
  [3, (diver) => diver.remove()],
  [2, (diver) => diver.undo()],
  [3, (diver) => diver.photo()],
  [8, (diver) => diver.sync()],
  [2, (diver) => diver.decideOne()],
  [4, async (diver, random) => diver.cut(random.chance(0.5))],
  [2, (diver) => diver.reopen()],
  [
    3,
    (diver, random) => diver.reopen(() => random.pick([diver.sync, diver.save, diver.edit, diver.remove])()),
  ],
]

const WEIGHTS = ACTIONS.reduce((sum, [weight]) => sum + weight, 0)

function someAction(random: Random): Action {
  let left = random.below(WEIGHTS)
  for (const [weight, action] of ACTIONS) {
    left -= weight
    if (left < 0) return action
  }
  throw new Error('the weights do not add up')
}

type World = {
  divers: [Diver, Diver]
  scheduler: Scheduler
  random: Random
  server: FaultyServer
  hasKills: boolean
  say: (what: string) => void
}

async function takeStep(world: World): Promise<void> {
  const { divers, scheduler, random } = world
  const [one, other] = divers
  if (world.hasKills && random.chance(0.1)) return killSomething(world)
  if (random.chance(0.1)) return void (await scheduler.run(Promise.all([one.sync(), other.sync()])))
  if (random.chance(0.1)) return scheduler.elapse()
  await scheduler.run(someAction(random)(random.pick(divers), random))
}

async function killSomething({ divers: [one, other], scheduler, random, server, say }: World): Promise<void> {
  const isServer = random.chance(0.5)
  const killed: Promise<void>[] = []
  const callOff = scheduler.duringRequest(random.below(4), () => {
    say(`the ${isServer ? 'server' : 'database'} is killed`)
    killed.push(isServer ? server.killServer() : server.killDatabase())
  })
  await scheduler.run(Promise.all([one.sync(), other.sync()]))
  // With too few requests nothing was killed; it must not happen after all faults have ended.
  callOff()
  await Promise.all(killed)
  if (random.chance(0.5)) await server.healthy()
}

/** Every fault is over: both devices send, read and decide until nothing waits. */
async function settle({ divers, scheduler, say }: World): Promise<string[]> {
  say('all faults end')
  for (const { device, ...diver } of divers) {
    device.network.faults = 0
    diver.cut(false)
    await device.network.deliverLate()
    await scheduler.run(diver.close())
  }
  let waits: string[] = []
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const diver of divers)
      for (const action of [diver.sync, diver.decideAll, diver.saveAll, diver.sync])
        await scheduler.run(action())
    waits = (await Promise.all(divers.map(whatWaits))).flat()
    if (waits.length === 0) break
  }
  for (const diver of divers) await scheduler.run(diver.sync())
  return waits.map((what) => `still waits after ${MOST_ROUNDS} rounds: ${what}`)
}

async function whatWaits({ device }: Diver): Promise<string[]> {
  const { drafts, deletes, photos: all } = await device.portal().waiting()
  const { dives, server } = await device.portal().here()
  // A photo of a dive that was deleted elsewhere stays on the device, for the case that the dive is restored.
  const photos = all.filter(({ of }) => server.some(({ log }) => log.id === of))
  const marked = dives.filter(({ waits }) => waits)
  return [
    ...drafts.map(
      ({ id, base, request }) => `a draft of ${id} (version ${base?.version}, ${request}) on ${device.name}`,
    ),
    ...deletes.map(({ id, version }) => `a delete of ${id} (version ${version}) on ${device.name}`),
    ...photos.map(({ id, of }) => `photo ${id} of ${of} on ${device.name}`),
    ...marked.map(({ log, waits }) => `${log.id} on ${device.name}: ${waits}`),
  ]
}

/** BO-07: nothing is lost, and both devices and the server are equal. */
async function compare(
  divers: readonly Diver[],
  model: Model,
  { person, pictures }: Place,
): Promise<string[]> {
  const logs = await person.logs()
  const problems: string[] = []
  for (const { device } of divers) {
    const { dives, storing } = await device.portal().here()
    if (storing) problems.push(`${device.name} has not stored everything`)
    problems.push(
      ...differences(
        device.name,
        dives.map(({ log }) => log),
        logs,
      ),
    )
  }
  const histories = new Map<string, string>()
  for (const { id } of logs) histories.set(id, await person.history(id))
  const values = new Map(logs.map((log) => [log.id, valuesOf(log)]))
  problems.push(...model.problems(values, (dive) => histories.get(dive) ?? ''))
  for (const { id, dive, picture, isDeleted } of model.photos) {
    if (!values.has(dive) && model.wasDeleted(dive)) continue
    const bytes = await person.photo(dive, id)
    if (!bytes && isDeleted) continue
    if (!bytes) problems.push(`lost: photo ${id} of ${dive}`)
    else if (!bytes.equals(pictures.stored[picture] as Buffer))
      problems.push(`photo ${id} of ${dive} has other bytes`)
  }
  return problems
}

function differences(name: string, here: readonly DiveLog[], there: readonly DiveLog[]): string[] {
  const textsOf = (logs: readonly DiveLog[]) => new Map(logs.map((log) => [log.id, sorted(log)]))
  const [mine, theirs] = [textsOf(here), textsOf(there)]
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .filter((id) => mine.get(id) !== theirs.get(id))
    .map((id) => `${name} and the server differ in ${id}:\n  ${mine.get(id)}\n  ${theirs.get(id)}`)
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, each) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )
