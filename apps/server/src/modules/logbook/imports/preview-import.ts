import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Receipt, type SourceDive } from '@fathom/dive-files'
import { computerKeyOf, type DiveFacts, daysAround, likenessOf } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import type { LogbookDeps } from '../logbook.deps.ts'
import { insertProfiles, type NewProfile } from '../profiles/profile.store.ts'
import { cleanTexts } from './clean-texts.ts'
import { factsOf, sourceKeyOf } from './dive-facts.ts'
import {
  deleteImport,
  type ImportKey,
  insertDives,
  insertFiles,
  insertImport,
  listDives,
  replaceDive,
  type StoredDive,
  saveReceipt,
  setStatus,
} from './import.store.ts'
import { judgeDives } from './judge-dives.ts'
import { mergeDives } from './merge-dives.ts'
import { profileOfSamples } from './profile-of-samples.ts'
import { readSources } from './read-sources.ts'
import { receiptLines } from './receipt-lines.ts'
import type { Sent } from './sent-files.ts'

type Deps = Pick<LogbookDeps, 'db' | 'clock' | 'files'>

/**
 * Reads files to their end and stores what they hold beside the logbook, for the diver to look at. Nothing stays of
 * files that can't be read.
 */
export async function previewImport(
  deps: Deps,
  caller: User,
  sent: Sent,
  signal: AbortSignal,
): Promise<string> {
  const { db, clock, files } = deps
  const key: ImportKey = { affiliateId: caller.affiliateId, id: randomUUID() }
  const stored = sent.files.map(({ name, bytes, sha256 }, position) => ({
    name,
    bytes,
    sha256,
    key: `dive-imports/${key.affiliateId}/${key.id}/${position}`,
  }))
  await insertImport(db, key, clock.now())
  try {
    await insertFiles(db, key, stored)
    const receipt = new Receipt()
    const reading = new Reading(db, key)
    for await (const dive of readSources(sent, { receipt, now: clock.now(), signal })) await reading.add(dive)
    await reading.flush()
    await saveReceipt(db, key, cleanTexts(receiptLines(receipt)))
    await judgeDives(db, key)
    for (const [position, { path }] of sent.files.entries())
      await files.put(stored[position]?.key ?? '', createReadStream(path), 'application/octet-stream')
    signal.throwIfAborted()
    await setStatus(db, key, 'preview', clock.now())
  } catch (error) {
    for (const { key: fileKey } of stored) await files.delete(fileKey)
    await deleteImport(db, key)
    throw error
  }
  return key.id
}

const BATCH_SAMPLES = 20_000
const BATCH_DIVES = 200

type Read = { index: number; facts: DiveFacts; computers: Set<string> }

/** Writes dives as they are read. It remembers of each only what tells dives apart. */
class Reading {
  readonly #db: Deps['db']
  readonly #key: ImportKey
  readonly #byDay = new Map<string, Read[]>()
  #dives: Pick<StoredDive, 'index' | 'dive' | 'sourceKey'>[] = []
  #profiles: NewProfile[] = []
  #samples = 0
  #next = 0

  constructor(db: Deps['db'], key: ImportKey) {
    this.#db = db
    this.#key = key
  }

  async add(source: SourceDive): Promise<void> {
    const facts = factsOf(source)
    const twin = facts && this.#findTwin(facts)
    if (twin) await this.#join(twin, source)
    else this.#append(source, facts)
    if (this.#dives.length >= BATCH_DIVES || this.#samples >= BATCH_SAMPLES) await this.flush()
  }

  async flush(): Promise<void> {
    await insertDives(this.#db, this.#key, this.#dives)
    await insertProfiles(this.#db, this.#key, this.#profiles)
    this.#dives = []
    this.#profiles = []
    this.#samples = 0
  }

  #findTwin(facts: DiveFacts): Read | undefined {
    return daysAround(facts.day)
      .flatMap((day) => this.#byDay.get(day) ?? [])
      .find((read) => likenessOf(read.facts, facts) === 'same')
  }

  #append(source: SourceDive, facts: DiveFacts | undefined): void {
    const index = this.#next++
    const read = { index, facts, computers: new Set<string>() }
    if (facts) {
      const ofDay = this.#byDay.get(facts.day)
      if (ofDay) ofDay.push(read as Read)
      else this.#byDay.set(facts.day, [read as Read])
    }
    const dive = cleanTexts({ ...source, computers: this.#addProfiles(source, read) })
    this.#dives.push({ index, dive, sourceKey: sourceKeyOf(dive) })
  }

  /** The same dive of another computer: one dive with both (LO-02). */
  async #join(twin: Read, source: SourceDive): Promise<void> {
    const other = cleanTexts({ ...source, computers: this.#addProfiles(source, twin) })
    const waiting = this.#dives.find(({ index }) => index === twin.index)
    if (waiting) {
      waiting.dive = mergeDives(waiting.dive, other)
      return
    }
    const [stored] = await listDives(this.#db, this.#key, [twin.index])
    if (stored) await replaceDive(this.#db, this.#key, { ...stored, dive: mergeDives(stored.dive, other) })
  }

  /** A recording of a computer that the dive already has isn't stored twice. */
  #addProfiles(source: SourceDive, { index, computers: known }: Pick<Read, 'index' | 'computers'>) {
    const { computers, cylinders, start } = source
    const added = computers.filter((computer) => {
      const name = computerKeyOf(computer) ?? `${start?.local} ${computer.samples.length}`
      const isKnown = known.has(name)
      known.add(name)
      return !isKnown
    })
    for (const computer of added) {
      if (computer.samples.length === 0) continue
      this.#samples += computer.samples.length
      this.#profiles.push({
        index,
        computer: computerKeyOf(computer) ?? null,
        profile: profileOfSamples(computer, cylinders),
      })
    }
    return added.map(({ samples, ...computer }) => ({ ...computer, samples: samples.length }))
  }
}
