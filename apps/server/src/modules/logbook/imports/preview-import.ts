import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Receipt, type SourceComputer, type SourceDive } from '@fathom/dive-files'
import {
  computerKeyOf,
  type DiveFacts,
  type DiveProfile,
  daysAround,
  likenessOf,
  todayIn,
} from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import { readOwnRecord } from '../exports/own-record.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { insertProfiles, type NewProfile } from '../profiles/profile.store.ts'
import { cleanTexts } from './clean-texts.ts'
import { factsOf, sourceKeyOf } from './dive-facts.ts'
import {
  deleteImport,
  type ImportedDive,
  type ImportKey,
  insertDives,
  insertFiles,
  insertImport,
  listDives,
  listImports,
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
import { undoImport } from './undo-import.ts'

type Deps = Pick<LogbookDeps, 'db' | 'clock' | 'files' | 'live'>

const MOST_PREVIEWS = 10

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
  await dropOldPreviews(deps, caller)
  await insertImport(db, key, clock.now())
  try {
    await insertFiles(db, key, stored)
    const receipt = new Receipt()
    const reading = new Reading(db, key, todayIn(null, clock.now()))
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

/** Nobody has more files in hand, and each may have 200 MB. */
async function dropOldPreviews(deps: Deps, caller: User): Promise<void> {
  const previews = (await listImports(deps.db, caller.affiliateId)).filter(
    ({ status }) => status === 'preview',
  )
  for (const { id } of previews.slice(MOST_PREVIEWS - 1)) await undoImport(deps, caller, id)
}

const BATCH_SAMPLES = 20_000
const BATCH_DIVES = 200

/** What one computer recorded; without a profile if it has no samples. */
type Recording = Omit<SourceComputer, 'samples'> & { samples: number; profile: DiveProfile | undefined }

type Read = { index: number; facts: DiveFacts; computers: Set<string> }

/** Writes dives as they are read. It remembers of each only what tells dives apart. */
class Reading {
  readonly #db: Deps['db']
  readonly #key: ImportKey
  readonly #today: string
  readonly #byDay = new Map<string, Read[]>()
  readonly #own = new Set<string>()
  #dives: Pick<StoredDive, 'index' | 'dive' | 'sourceKey'>[] = []
  #profiles: NewProfile[] = []
  #samples = 0
  #next = 0

  constructor(db: Deps['db'], key: ImportKey, today: string) {
    this.#db = db
    this.#key = key
    this.#today = today
  }

  async add({ own, ...source }: SourceDive): Promise<void> {
    const record = own === undefined ? undefined : readOwnRecord(own, this.#today)
    if (own !== undefined && record) this.#appendOwn({ ...source, own, sourceId: record.id }, record.profiles)
    else await this.#addOther(source)
    if (this.#dives.length >= BATCH_DIVES || this.#samples >= BATCH_SAMPLES) await this.flush()
  }

  async flush(): Promise<void> {
    await insertDives(this.#db, this.#key, this.#dives)
    await insertProfiles(this.#db, this.#key, this.#profiles)
    this.#dives = []
    this.#profiles = []
    this.#samples = 0
  }

  /** A dive of one of our own exports: its id tells it apart, and its profiles are as we stored them. */
  #appendOwn(source: SourceDive & { sourceId: string }, profiles: readonly DiveProfile[]): void {
    if (this.#own.has(source.sourceId)) return
    this.#own.add(source.sourceId)
    const recordings = profiles.map(({ maker, model, serial, firmware, ...profile }) => ({
      ...cleanTexts({ maker, model, serial, firmware }),
      samples: profile.time.length,
      profile: { ...cleanTexts({ maker, model, serial, firmware }), ...profile },
    }))
    this.#append(source, undefined, recordings as Recording[])
  }

  async #addOther(source: SourceDive): Promise<void> {
    const facts = factsOf(source)
    const twin = facts && this.#findTwin(facts)
    const recordings = source.computers.map(
      ({ samples, ...computer }): Recording => ({
        ...computer,
        samples: samples.length,
        profile:
          samples.length > 0 ? profileOfSamples({ ...computer, samples }, source.cylinders) : undefined,
      }),
    )
    if (twin) await this.#join(twin, source, recordings)
    else this.#append(source, facts, recordings)
  }

  #findTwin(facts: DiveFacts): Read | undefined {
    return daysAround(facts.day)
      .flatMap((day) => this.#byDay.get(day) ?? [])
      .find((read) => likenessOf(read.facts, facts) === 'same')
  }

  #append(source: SourceDive, facts: DiveFacts | undefined, recordings: readonly Recording[]): void {
    const index = this.#next++
    const computers = new Set<string>()
    if (facts) {
      const ofDay = this.#byDay.get(facts.day) ?? []
      ofDay.push({ index, facts, computers })
      this.#byDay.set(facts.day, ofDay)
    }
    const dive = cleanTexts({ ...source, computers: this.#addProfiles(recordings, { index, computers }) })
    this.#dives.push({ index, dive, sourceKey: sourceKeyOf(dive) })
  }

  /** The same dive of another computer: one dive with both (LO-02). */
  async #join(twin: Read, source: SourceDive, recordings: readonly Recording[]): Promise<void> {
    const other = cleanTexts({ ...source, computers: this.#addProfiles(recordings, twin) })
    const waiting = this.#dives.find(({ index }) => index === twin.index)
    if (waiting) {
      waiting.dive = mergeDives(waiting.dive, other)
      return
    }
    const [stored] = await listDives(this.#db, this.#key, [twin.index])
    if (stored) await replaceDive(this.#db, this.#key, { ...stored, dive: mergeDives(stored.dive, other) })
  }

  /** A recording of a computer that the dive already has isn't stored twice. */
  #addProfiles(
    recordings: readonly Recording[],
    { index, computers }: Pick<Read, 'index' | 'computers'>,
  ): ImportedDive['computers'] {
    const added = recordings.filter((recording) => {
      const name = computerKeyOf(recording) ?? `${recording.samples} ${recording.profile?.time.at(-1)}`
      const isKnown = computers.has(name)
      computers.add(name)
      return !isKnown
    })
    for (const { profile, ...recording } of added) {
      if (!profile) continue
      this.#samples += recording.samples
      this.#profiles.push({ index, computer: computerKeyOf(recording) ?? null, profile })
    }
    return added.map(({ profile: _, ...computer }) => computer)
  }
}
