import type { DeviceStore } from './device-store.ts'

type Shape<Value, Stored> = { toStored: (value: Value) => Stored; fromStored: (stored: Stored) => Value }

/**
 * A store whose entries look different on people's devices, because earlier versions wrote them: an older tab that is
 * still open, and what waits since months, must stay readable.
 */
export function storedAs<Value, Stored>(
  store: DeviceStore<Stored>,
  { toStored, fromStored }: Shape<Value, Stored>,
): DeviceStore<Value> {
  return {
    ...store,
    async find(key) {
      const stored = await store.find(key)
      return stored === undefined ? undefined : fromStored(stored)
    },
    list: async () => (await store.list()).map(fromStored),
    put: (key, value) => store.put(key, toStored(value)),
  }
}

type Dated = { savedAt?: string }
export type WithKeptAt<Value> = Omit<Value, 'savedAt'> & { keptAt?: string }

/** On devices, the time of the last change is called `keptAt`. */
export const savedAtAsKeptAt = <Value extends Dated>() => ({
  toStored: ({ savedAt, ...rest }: Value) =>
    ({ ...rest, ...(savedAt !== undefined && { keptAt: savedAt }) }) as WithKeptAt<Value>,
  fromStored: ({ keptAt, ...rest }: WithKeptAt<Value>) =>
    ({ ...rest, ...(keptAt !== undefined && { savedAt: keptAt }) }) as unknown as Value,
})
