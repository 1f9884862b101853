import type { DeviceDive } from '../../apps/portal/src/features/logbook/device/pending.ts'
import type { Device } from './device.ts'
import type { Model } from './model.ts'
import type { Form, Portal } from './portal.ts'
import type { Random } from './random.ts'
import { FIELDS, type Values, valuesOf } from './values.ts'

export const DAY_MS = 86_400_000

type Ports = {
  device: Device
  random: Random
  model: Model
  pictures: readonly Blob[]
  say: (what: string) => void
}
type Undo = () => Promise<void>

export type Diver = ReturnType<typeof aDiver>

/** A diver with one device: does what people do, and tells the model what was acknowledged. */
export function aDiver({ device, random, model, pictures, say: sayOf }: Ports) {
  const { name, network } = device
  let form: Form | undefined
  let undo: Undo | undefined
  let typed = 0
  const say = (what: string) => sayOf(`${name} ${what}`)
  const portal = (): Portal => device.portal()

  const someDive = async (): Promise<DeviceDive | undefined> => {
    const { dives } = await portal().here()
    const own = dives.filter(({ log }) => log.logType === 'Recreational')
    return own.length === 0 ? undefined : random.pick(own)
  }

  async function close(): Promise<void> {
    const open = form
    form = undefined
    await open?.close()
  }

  async function open(id: string | undefined): Promise<Form | undefined> {
    await close()
    form = await portal().openForm(id)
    return form
  }

  function type(into: Form): void {
    const before = into.values()
    const fields = FIELDS.filter(() => random.chance(0.4))
    const chosen = fields.length > 0 ? fields : [random.pick(FIELDS)]
    const values: Values = Object.fromEntries(chosen.map((field) => [field, `${name}${++typed}`]))
    into.type(values)
    model.typed(name, into.id, values, before)
    say(`types ${JSON.stringify(values)} into ${into.id}`)
  }

  async function store(open: Form): Promise<void> {
    const values = open.values()
    await open.stored()
    model.acknowledged(open.id, values, false)
  }

  async function save(open: Form): Promise<void> {
    const values = open.values()
    const end = await open.save()
    say(`saves ${open.id}: ${end}`)
    if (end === 'done' || end === 'stored') model.acknowledged(open.id, values, end === 'done')
    if (end === 'stale') await choose(open)
    if (end === 'gone') await bringBack(open)
  }

  async function choose(open: Form): Promise<void> {
    const { state } = open.draft.snapshot()
    if (state.kind !== 'conflict') return
    const whose = random.chance(0.6) ? 'mine' : 'theirs'
    const [mine, theirs] = [open.values(), valuesOf(state.theirs)]
    const fields = FIELDS.filter((field) => state.conflicts.includes(field))
    const dropped = whose === 'mine' ? theirs : mine
    model.discarded(open.id, Object.fromEntries(fields.map((field) => [field, dropped[field]])))
    const end = await open.choose(whose)
    say(`chooses ${whose} of ${fields.join(', ')} in ${open.id}: ${end?.kind}`)
  }

  async function bringBack(open: Form): Promise<void> {
    const end = await open.restore().catch(() => undefined)
    say(`restores ${open.id} in its form: ${end?.kind}`)
  }

  /** Everything that this device knows of the dive counts as seen. */
  async function forgetAll(id: string): Promise<void> {
    const { dives, server } = await portal().here()
    const { drafts, photos } = await portal().waiting()
    const only = photos.filter(({ of }) => of === id).map((photo) => photo.id)
    model.deleted(id, {}, only)
    for (const { log } of [...dives, ...server]) if (log.id === id) model.deleted(id, valuesOf(log))
    for (const draft of drafts) if (draft.id === id) model.deleted(id, valuesOf(draft.content))
  }

  async function remove({ log }: DeviceDive): Promise<void> {
    if (form?.id === log.id) await close()
    model.deleted(log.id, valuesOf(log))
    await forgetAll(log.id)
    const deleted = await portal().remove(log)
    say(`deletes ${log.id} of version ${log.version}: ${deleted.end}`)
    const from = portal()
    undo = async () => {
      if (from !== portal()) return
      model.undone(log.id)
      await from.undo(log, deleted)
    }
  }

  /** What only the diver can decide. */
  async function decide(dive: DeviceDive): Promise<void> {
    const { id } = dive.log
    const isYes = random.chance(0.5)
    say(`decides about ${id}: ${dive.waits}, ${isYes ? 'yes' : 'no'}`)
    if (dive.waits === 'conflict') {
      const opened = await open(id)
      if (opened) await save(opened)
      return close()
    }
    if (dive.waits === 'deleted-elsewhere') {
      if (isYes) return portal().restore(id)
      await forgetAll(id)
      return portal().discard(id)
    }
    if (dive.waits === 'changed-elsewhere') return isYes ? portal().keep(id) : remove(dive)
  }

  async function decideAbout(which: (due: readonly DeviceDive[]) => readonly DeviceDive[]): Promise<void> {
    const { dives } = await portal().here()
    const due = dives.filter(({ waits }) => waits && waits !== 'upload')
    for (const dive of which(due)) await decide(dive).catch(() => undefined)
  }

  async function sync(): Promise<void> {
    await portal()
      .send()
      .catch(() => undefined)
    await portal()
      .renew()
      .catch(() => undefined)
    await form?.receive()
  }

  return {
    device,
    say,
    sync,
    close,
    async edit(id?: string): Promise<void> {
      const opened = form && random.chance(0.5) ? form : await open(id ?? (await someDive())?.log.id)
      if (!opened) return
      type(opened)
      await store(opened)
    },
    create: async () => {
      const opened = await open(undefined)
      if (!opened) return
      type(opened)
      await store(opened)
    },
    async save(): Promise<void> {
      if (form) await save(form)
      if (random.chance(0.7)) await close()
    },
    async remove(): Promise<void> {
      const dive = await someDive()
      if (dive) await remove(dive)
    },
    async undo(): Promise<void> {
      const last = undo
      undo = undefined
      await last?.().catch(() => undefined)
      if (last) say('undoes the delete')
    },
    async photo(): Promise<void> {
      const dive = await someDive()
      if (!dive || dive.waits === 'deleted-elsewhere') return
      const picture = random.below(pictures.length)
      const id = await portal().addPhoto(dive.log.id, pictures[picture] as Blob)
      model.photos.push({ id, dive: dive.log.id, picture })
      say(`adds photo ${id} to ${dive.log.id}`)
    },
    decideOne: () => decideAbout((due) => due.slice(0, 1)),
    decideAll: () => decideAbout((due) => due),
    /** Published dives whose changes were typed and not saved. */
    async saveAll(): Promise<void> {
      const { drafts } = await portal().waiting()
      for (const id of new Set(drafts.map((draft) => draft.id))) {
        const opened = await open(id)
        if (opened) await save(opened)
        await close()
      }
    },
    /** Closes the browser, or kills it while it does something, and opens it again with another clock. */
    async reopen(during?: () => Promise<unknown>): Promise<void> {
      const skew = random.pick([0, 0, DAY_MS, -DAY_MS])
      if (during) {
        const dead = device.killAfter(random.below(12))
        await Promise.race([during().catch(() => undefined), dead])
      } else await close()
      form = undefined
      undo = undefined
      device.reopen(skew)
      say(`${during ? 'is killed and ' : ''}opens again, its clock ${skew / DAY_MS} days off`)
    },
    cut(isCut: boolean): void {
      network.isCut = isCut
      say(isCut ? 'is offline' : 'is online')
    },
  }
}
