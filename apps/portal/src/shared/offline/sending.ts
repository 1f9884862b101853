/** How far the sending of one entry is, in this tab. */
export type Sending =
  | { kind: 'uploading'; sent: number; size: number }
  /** The server refuses it; `problem` is its code. It is stored until it is sent or discarded. */
  | { kind: 'failed'; problem: string }

const states = new Map<string, Sending>()
const listeners = new Set<() => void>()
let version = 0

/** Undefined: it isn't being sent, or the server has it. */
export function reportSending(id: string, state: Sending | undefined): void {
  if (state) states.set(id, state)
  else if (!states.delete(id)) return
  version += 1
  for (const listener of listeners) listener()
}

export const sendingOf = (id: string): Sending | undefined => states.get(id)

/** What the server refuses: the problem of each entry. */
export const refusals = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...states].flatMap(([id, state]) => (state.kind === 'failed' ? [[id, state.problem]] : [])),
  )

/** Changes with each report. */
export const sendingVersion = (): number => version

export function subscribeSending(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
