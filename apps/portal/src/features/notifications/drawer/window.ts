/** Assumed row height until some rows are measured. */
const TYPICAL = 73

/** Part of a list, in pixels from its start. */
export type Stretch = { from: number; to: number }

/** A rendered row, and the empty space before it for rows that are not rendered. */
export type Shown = { index: number; gap: number }

/** The start of each row, followed by the end of the list. An unmeasured row gets the average height. */
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

/** The first row that ends after this offset. */
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
 * The rows of the stretch, plus those around the active one: it keeps its focus, and arrow keys find its
 * neighbors, wherever the user has scrolled. `rest` is the empty space after the last row.
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
