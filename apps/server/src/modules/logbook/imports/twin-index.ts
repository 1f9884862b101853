import { type DiveFacts, likenessOf } from '@fathom/domain/logbook'

/** Records of one dive begin within as many minutes of each other. */
const BUCKET_MINUTES = 10
const BUCKET_MS = BUCKET_MINUTES * 60_000
/** Nobody begins more dives within ten minutes: those beyond aren't compared, so that no file takes minutes to read. */
const MOST_IN_BUCKET = 20
/** Each record makes the dive longer that it's joined to. */
export const MOST_RECORDS = 100

export type Read = { index: number; facts: DiveFacts; computers: Set<string>; records: number }

/** The dives that were read, by when they begin. */
export class TwinIndex {
  readonly #buckets = new Map<number, Read[]>()
  readonly #likenessOf: typeof likenessOf

  constructor(compare: typeof likenessOf = likenessOf) {
    this.#likenessOf = compare
  }

  add(read: Read): void {
    const bucket = bucketOf(read.facts)
    if (bucket === undefined) return
    const reads = this.#buckets.get(bucket) ?? []
    if (reads.length < MOST_IN_BUCKET) reads.push(read)
    this.#buckets.set(bucket, reads)
  }

  /** The first record of the same dive. Without a time of day, no two are surely the same. */
  find(facts: DiveFacts): Read | undefined {
    const bucket = bucketOf(facts)
    if (bucket === undefined) return undefined
    return [bucket - 1, bucket, bucket + 1]
      .flatMap((each) => this.#buckets.get(each) ?? [])
      .filter(({ records }) => records < MOST_RECORDS)
      .sort((one, other) => one.index - other.index)
      .find((read) => this.#likenessOf(read.facts, facts) === 'same')
  }
}

const bucketOf = ({ day, time }: DiveFacts): number | undefined =>
  time === null ? undefined : Math.floor(Date.parse(`${day}T${time}Z`) / BUCKET_MS)
