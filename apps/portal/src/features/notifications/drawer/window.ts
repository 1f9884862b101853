/** As tall as a row is, until some have been seen. */
const TYPICAL = 73

/** Part of a list, in pixels from its beginning. */
export type Stretch = { from: number; to: number }

/** A row that stands in the page, and how much empty place is kept before it for those that do not. */
export type Shown = { index: number; gap: number }

/** Where each row begins, and last where the list ends. A row that was never seen is as tall as the others on average. */
export function edgesOf(keys: readonly string[], heights: ReadonlyMap<string, number>): Float64Array {
  let known = 0
  for (const height of heights.values()) known += height
  const typical = heights.size > 0 ? known / heights.size : TYPICAL
  const edges = new Float64Array(keys.length + 1)
  keys.forEach((key, index) => {
    edges[index + 1] = (edges[index] ?? 0) + (heights.get(key) ?? typical)
  })
  return edges
}

/** The first row that ends beyond a place. */
function rowAt(edges: Float64Array, place: number): number {
  let low = 0
  let high = edges.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edges[middle + 1] ?? 0) > place) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The rows of the stretch, and those about the active one: it keeps its focus, and arrows find its neighbours, wherever
 * the reader has scrolled. `rest` is the empty place after the last of them.
 */
export function rowsIn(edges: Float64Array, { from, to }: Stretch, active: number) {
  const count = edges.length - 1
  const indexes = new Set<number>()
  const last = Math.min(rowAt(edges, to), count - 1)
  for (let index = rowAt(edges, from); index <= last; index += 1) indexes.add(index)
  if (active >= 0)
    for (let index = Math.max(active - 1, 0); index <= Math.min(active + 1, count - 1); index += 1)
      indexes.add(index)
  let end = 0
  const shown = [...indexes]
    .sort((a, b) => a - b)
    .map((index): Shown => {
      const gap = (edges[index] ?? 0) - end
      end = edges[index + 1] ?? end
      return { index, gap }
    })
  return { shown, rest: (edges[count] ?? 0) - end }
}
