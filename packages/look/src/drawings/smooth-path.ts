/** A smooth line through the points, as the `d` of a path. */
export function smoothPath(points: readonly (readonly [x: number, y: number])[]): string {
  const [first, ...others] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  const text = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const bends = others.slice(0, -1).map(([x, y], at) => {
    const [nextX, nextY] = others[at + 1] ?? last
    return `Q${text(x, y)} ${text((x + nextX) / 2, (y + nextY) / 2)}`
  })
  return `M${text(...first)}${bends.join('')}L${text(...last)}`
}
