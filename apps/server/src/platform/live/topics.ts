import type { Json } from './live.ts'
import { Subscription } from './subscription.ts'

/** The subscribers of each topic in this process. */
export class Topics {
  readonly #subscriptions = new Map<string, Set<Subscription<Json>>>()
  #isClosed = false

  publish(topic: string, data: Json): void {
    for (const subscription of this.#subscriptions.get(topic) ?? []) subscription.push(data)
  }

  subscribe(topic: string, signal: AbortSignal): Subscription<Json> {
    const those = this.#subscriptions.get(topic) ?? new Set()
    this.#subscriptions.set(topic, those)
    const subscription = new Subscription<Json>(() => {
      signal.removeEventListener('abort', end)
      those.delete(subscription)
      if (those.size === 0 && this.#subscriptions.get(topic) === those) this.#subscriptions.delete(topic)
    })
    const end = () => subscription.end()
    those.add(subscription)
    signal.addEventListener('abort', end)
    if (signal.aborted || this.#isClosed) end()
    return subscription
  }

  endAll(): void {
    for (const those of [...this.#subscriptions.values()]) for (const each of [...those]) each.end()
  }

  close(): void {
    this.#isClosed = true
    this.endAll()
  }
}
