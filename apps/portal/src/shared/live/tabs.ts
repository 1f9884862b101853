import type { LiveEvent } from './live.ts'

/** Messages between the tabs of one browser. */
export type Message =
  | { type: 'event'; event: LiveEvent }
  | { type: 'reset'; sequence: number }
  /** The leader is alive and at this number; undefined when it doesn't know yet. */
  | { type: 'beat'; sequence: number | undefined }
  /** Is there a leader? */
  | { type: 'hi' }

export type Tabs = { tell(message: Message): void; close(): void }

/** In a browser without BroadcastChannel, the tabs don't know of each other. */
export function openTabs(name: string, hear: (message: Message) => void): Tabs | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() }
}
