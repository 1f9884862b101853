/** One published version of a document. */
export type Edition = {
  version: number
  /** Null: the default applies again. */
  value: unknown
  /** Takes this version back, and has no value of its own. */
  undoes: number | null
  from: Date
  /** Not included. */
  until: Date | null
}

type Layer = Pick<Edition, 'version' | 'undoes' | 'from' | 'until'>

/** Newest first; without those that were undone, and without the undoing ones. An undoing one can be undone too. */
export function layersOf<Row extends Layer>(editions: readonly Row[]): Row[] {
  const undone = new Set<number>()
  const layers: Row[] = []
  for (const edition of editions.toSorted((a, b) => b.version - a.version)) {
    if (undone.has(edition.version)) continue
    if (edition.undoes === null) layers.push(edition)
    else undone.add(edition.undoes)
  }
  return layers
}

const hasBegun = ({ from }: Layer, now: Date) => from <= now
const hasEnded = ({ until }: Layer, now: Date) => until !== null && until <= now

/** Without what can't apply any more: it has ended, or lies below one that never ends. */
export function lastingOf<Row extends Layer>(layers: readonly Row[], now: Date): Row[] {
  const lasting = layers.filter((layer) => !hasEnded(layer, now))
  const ground = lasting.findIndex((layer) => hasBegun(layer, now) && layer.until === null)
  return ground < 0 ? lasting : lasting.slice(0, ground + 1)
}

/** The newest layer of this moment; a temporary one uncovers the one below it when it ends. */
export const currentOf = <Row extends Layer>(layers: readonly Row[], now: Date): Row | undefined =>
  layers.find((layer) => hasBegun(layer, now) && !hasEnded(layer, now))

/** When another layer may apply by the clock alone. */
export function changesAt(layers: readonly Layer[], now: Date): Date | undefined {
  const moments = layers.flatMap(({ from, until }) => (until ? [from, until] : [from]))
  return moments.filter((moment) => moment > now).toSorted((a, b) => a.getTime() - b.getTime())[0]
}

export type EditionState = 'current' | 'scheduled' | 'ended' | 'replaced' | 'undone' | 'undoes'

/** What became of each version. One that a temporary version covers for now is `scheduled`: it comes back. */
export function stateOf(editions: readonly Layer[], edition: Layer, now: Date): EditionState {
  const layers = layersOf(editions)
  if (edition.undoes !== null) return isUndone(editions, edition.version) ? 'undone' : 'undoes'
  if (!layers.some(({ version }) => version === edition.version)) return 'undone'
  if (hasEnded(edition, now)) return 'ended'
  if (currentOf(layers, now)?.version === edition.version) return 'current'
  const begins = edition.from > now ? edition.from : now
  const isCovered = layers.some(
    ({ version, from, until }) => version > edition.version && until === null && from <= begins,
  )
  return isCovered ? 'replaced' : 'scheduled'
}

/** Whether a later version that counts takes this one back. */
export function isUndone(editions: readonly Layer[], version: number): boolean {
  return editions.some(({ version: later, undoes }) => undoes === version && !isUndone(editions, later))
}
