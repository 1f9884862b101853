import type { PersonalStore } from './store-names.ts'

const NAME = 'fathom.stores'

type Listener = (store: PersonalStore) => void

const listeners = new Set<Listener>()
let channel: BroadcastChannel | undefined

const notify: Listener = (store) => {
  for (const listener of listeners) listener(store)
}

/** The other tabs get it too, once someone listens here. */
export function storeChanged(store: PersonalStore): void {
  notify(store)
  channel?.postMessage(store)
}

/** Calls the listener after this tab or another one has written to a store. */
export function onStoreChange(listener: Listener): () => void {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(NAME)
    channel.onmessage = ({ data }) => notify(data as PersonalStore)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = undefined
  }
}
