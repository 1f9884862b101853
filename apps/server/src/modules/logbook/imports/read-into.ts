import { Receipt, type SourceComputer, type SourceDive } from '@fathom/dive-files'
import { computerKeyOf, type DiveFacts, type DiveProfile, todayIn } from '@fathom/domain/logbook'
import { readOwnRecord, recordOfRow } from '../exports/own-record.ts'
import { photoName } from '../exports/photo-name.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { insertProfiles, type NewProfile } from '../profiles/profile.store.ts'
import { becomesOf, finishedParts } from './becomes.ts'
import { breathe } from './breathe.ts'
import { cleanTexts } from './clean-texts.ts'
import type { CsvTables } from './csv-tables.ts'
import { factsOf, sourceKeyOf } from './dive-facts.ts'
import { type ImportKey, saveReading } from './import.store.ts'
import {
  type ImportedDive,
  insertDives,
  listDives,
  replaceDives,
  type StoredDive,
} from './import-dive.store.ts'
import { mergeDives } from './merge-dives.ts'
import { profileOfSamples } from './profile-of-samples.ts'
import { readSources } from './read-sources.ts'
import { notePhoto, receiptLines } from './receipt-lines.ts'
import type { Sent } from './sent-files.ts'
import { type Read, TwinIndex } from './twin-index.ts'

type Deps = Pick<LogbookDeps, 'db' | 'clock'>

/** Reads files to their end, and stores their dives, the receipt and the tables under an import. */
export async function readInto(
  { db, clock }: Deps,
  key: ImportKey,
  sent: Sent,
  { tables, signal }: { tables: CsvTables; signal: AbortSignal },
): Promise<void> {
  const now = clock.now()
  const receipt = new Receipt()
  const reading = new Reading(db, key, todayIn(null, now))
  let dives = 0
  const pictures: string[] = []
  for await (const dive of readSources(sent, { receipt, now, signal, tables, pictures })) {
    await reading.add(dive)
    dives += 1
    await breathe(dives)
  }
  await reading.flush()
  for (const path of pictures) notePhoto(receipt, path, reading.photoPaths)
  await saveReading(db, key, { receipt: cleanTexts(receiptLines(receipt)), tables: tables.all() })
}

const BATCH_SAMPLES = 20_000
const BATCH_DIVES = 200

/** What one computer recorded; without a profile if it has no samples. */
type Recording = Omit<SourceComputer, 'samples'> & { samples: number; profile: DiveProfile | undefined }

/** Writes dives as they are read. It remembers of each only what tells dives apart. */
class Reading {
  readonly #db: Deps['db']
  readonly #key: ImportKey
  readonly #today: string
  readonly #twins = new TwinIndex()
  readonly #own = new Set<string>()
  /** Where our own archive has the photos of its dives. */
  readonly photoPaths = new Set<string>()
  #dives: Pick<StoredDive, 'index' | 'dive' | 'sourceKey'>[] = []
  /** Further records of dives that are written already, by index. */
  readonly #joined = new Map<number, ImportedDive[]>()
  #profiles: NewProfile[] = []
  #samples = 0
  #next = 0

  constructor(db: Deps['db'], key: ImportKey, today: string) {
    this.#db = db
    this.#key = key
    this.#today = today
  }

  async add({ own: said, ...source }: SourceDive): Promise<void> {
    const own = said === undefined ? undefined : recordOfRow({ ...source, own: said })
    const record = own === undefined ? undefined : readOwnRecord(own, this.#today)
    if (own !== undefined && record) this.#appendOwn({ ...source, own, sourceId: record.id }, record)
    else this.#addOther(source)
    if (this.#dives.length + this.#joined.size >= BATCH_DIVES || this.#samples >= BATCH_SAMPLES)
      await this.flush()
  }

  async flush(): Promise<void> {
    await insertDives(this.#db, this.#key, this.#dives)
    if (this.#joined.size > 0) await this.#joinStored()
    await insertProfiles(this.#db, this.#key, this.#profiles)
    this.#dives = []
    this.#joined.clear()
    this.#profiles = []
    this.#samples = 0
  }

  /** A dive of one of our own exports: its id tells it apart, and its profiles are as we stored them. */
  #appendOwn(
    source: SourceDive & { sourceId: string },
    record: NonNullable<ReturnType<typeof readOwnRecord>>,
  ): void {
    const { profiles, photos } = record
    if (this.#own.has(source.sourceId)) return
    this.#own.add(source.sourceId)
    const recordings = profiles.map(({ maker, model, serial, firmware, ...profile }) => ({
      ...cleanTexts({ maker, model, serial, firmware }),
      samples: profile.time.length,
      profile: { ...cleanTexts({ maker, model, serial, firmware }), ...profile },
    }))
    for (const { id } of photos) this.photoPaths.add(photoName(id))
    this.#append(
      {
        ...source,
        ...(photos.length > 0 && { photos }),
        becomes: becomesOf(finishedParts(record.content), record),
      },
      undefined,
      recordings as Recording[],
    )
  }

  #addOther(source: SourceDive): void {
    const facts = factsOf(source)
    const twin = facts && this.#twins.find(facts)
    const recordings = source.computers.map(
      ({ samples, ...computer }): Recording => ({
        ...computer,
        samples: samples.length,
        profile:
          samples.length > 0 ? profileOfSamples({ ...computer, samples }, source.cylinders) : undefined,
      }),
    )
    if (twin) this.#join(twin, source, recordings)
    else this.#append(source, facts, recordings)
  }

  #append(
    source: SourceDive & Pick<ImportedDive, 'photos' | 'becomes'>,
    facts: DiveFacts | undefined,
    recordings: readonly Recording[],
  ): void {
    const index = this.#next++
    const computers = new Set<string>()
    if (facts) this.#twins.add({ index, facts, computers, records: 1 })
    const dive = cleanTexts({ ...source, computers: this.#addProfiles(recordings, { index, computers }) })
    this.#dives.push({ index, dive, sourceKey: sourceKeyOf(dive) })
  }

  /** The same dive of another computer: one dive with both (LO-02). */
  #join(twin: Read, source: SourceDive, recordings: readonly Recording[]): void {
    const other = cleanTexts({ ...source, computers: this.#addProfiles(recordings, twin) })
    twin.records += 1
    const waiting = this.#dives.find(({ index }) => index === twin.index)
    if (waiting) waiting.dive = mergeDives(waiting.dive, other)
    else this.#joined.set(twin.index, [...(this.#joined.get(twin.index) ?? []), other])
  }

  async #joinStored(): Promise<void> {
    const stored = await listDives(this.#db, this.#key, [...this.#joined.keys()])
    const merged = stored.map(({ index, dive }) => ({
      index,
      dive: (this.#joined.get(index) ?? []).reduce(mergeDives, dive),
    }))
    await replaceDives(this.#db, this.#key, merged)
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
