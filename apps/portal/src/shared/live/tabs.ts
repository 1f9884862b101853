import type { LiveEvent } from './live.ts'

/** What the tabs of one browser tell each other. */
export type Message =
  | { type: 'event'; event: LiveEvent }
  | { type: 'reset'; sequence: number }
  /** The leader is alive and stands here; without a number it does not know yet. */
  | { type: 'beat'; sequence: number | undefined }
  /** Is there a leader? */
  | { type: 'hi' }

export type Tabs = { tell(message: Message): void; close(): void }

/** A browser without channels has tabs that know nothing of each other. */
export function openTabs(name: string, hear: (message: Message) => void): Tabs | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() }
}
