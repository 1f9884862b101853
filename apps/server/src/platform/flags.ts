import { randomUUID } from 'node:crypto'
import { type FlagName, type FlagsWire, flagChangeWire, flagsWire } from '@fathom/contract/shared'
import type { Editions } from './editions/index.ts'

/** Flags that can be switched while the server runs; every process is notified. */
export type Flags = {
  current(): FlagsWire
  /** When one of them is switched by the clock. */
  changesAt(): Date | undefined
  /** `by` is the member of staff. */
  set<Name extends FlagName>(name: Name, value: FlagsWire[Name], by: number): Promise<void>
}

const KIND = 'flags'

/** NV-12: one document for each flag. */
export function createFlags(editions: Editions, defaults: FlagsWire): Flags {
  const published = editions.define({
    name: KIND,
    right: 'settings',
    schema: flagChangeWire.shape.value,
    defaults: () => defaults,
    problems: (value, name) => (fits(name, value) ? [] : ['invalid']),
  })
  return {
    current: () => {
      const known = Object.entries(published.all()).filter(([name, value]) => fits(name, value))
      return { ...defaults, ...Object.fromEntries(known) }
    },
    changesAt: published.changesAt,
    set: (key, value, by) =>
      editions.publish(KIND, { id: randomUUID(), key, value, by, from: null, until: null }),
  }
}

const isFlag = (name: string): name is FlagName => Object.hasOwn(flagsWire.shape, name)

/** A newer or older build may have flags that this one doesn't know. */
const fits = (name: string, value: unknown) => isFlag(name) && flagsWire.shape[name].safeParse(value).success
