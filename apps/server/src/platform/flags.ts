import { setTimeout as delay } from 'node:timers/promises'
import { type FlagsWire, flagsWire } from '@fathom/contract/shared'
import type { FastifyBaseLogger } from 'fastify'
import { audit } from './audit/index.ts'
import type { Database } from './database/index.ts'
import type { Live } from './live/index.ts'

/** Flags that can be switched while the server runs; every process is notified. */
export type Flags = {
  current(): FlagsWire
  /** `by` is the member of staff. */
  set<Name extends keyof FlagsWire>(name: Name, value: FlagsWire[Name], by: number): Promise<void>
}

const TOPIC = 'flags'
const RETRY_MS = 1000

type Parts = {
  db: Database
  live: Live
  defaults: FlagsWire
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Aborted when the server stops. */
  signal: AbortSignal
}

export async function createFlags({ db, live, defaults, log, signal }: Parts): Promise<Flags> {
  let current = defaults
  // Reads run one after the other: of two concurrent reads, the older one could be answered last and win.
  let reading = Promise.resolve()
  const reload = () => {
    const read = async () => {
      current = await readFlags(db, defaults)
    }
    reading = reading.then(read, read)
    return reading
  }

  const changes = live.subscribe(TOPIC, signal)
  await reload()
  follow(live, changes, reload, { log, signal })

  return {
    current: () => current,
    set: async (name, value, by) => {
      const checked = flagsWire.shape[name].parse(value)
      await db.transaction(async (tx) => {
        await tx.query(
          `insert into flag (name, value) values ($1, $2)
           on conflict (name) do update set value = excluded.value, changed_at = now()`,
          [name, JSON.stringify(checked)],
        )
        await audit(tx, {
          actor: by,
          action: 'flag-changed',
          object: { kind: 'flag', id: name },
          detail: { value: JSON.stringify(checked) },
        })
        await live.publish(tx, TOPIC, name)
      })
      await reload()
    },
  }
}

/** Reads again on every change, and after each gap in which a notification may have been missed. */
async function follow(
  live: Live,
  first: AsyncIterable<unknown>,
  reload: () => Promise<void>,
  { log, signal }: Pick<Parts, 'log' | 'signal'>,
) {
  for (let changes = first; !signal.aborted; changes = live.subscribe(TOPIC, signal)) {
    try {
      if (changes !== first) await reload()
      for await (const _change of changes) await reload()
    } catch (error) {
      log.warn({ err: error }, 'could not read the flags; retrying')
      await delay(RETRY_MS, undefined, { signal }).catch(() => {})
    }
  }
}

/** The default applies when a newer or older build wrote a row that this one doesn't understand. */
async function readFlags(db: Database, defaults: FlagsWire): Promise<FlagsWire> {
  const rows = await db.query<{ name: string; value: unknown }>('select name, value from flag')
  const known = rows.filter(
    ({ name, value }) => isFlag(name) && flagsWire.shape[name].safeParse(value).success,
  )
  return { ...defaults, ...Object.fromEntries(known.map(({ name, value }) => [name, value])) }
}

const isFlag = (name: string): name is keyof FlagsWire => name in flagsWire.shape
