/** A smooth line through the points, as the `d` of a path. */
export function smoothPath(points: readonly (readonly [x: number, y: number])[]): string {
  const [first, ...others] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  // `toFixed` takes twice as long, and a card has a thousand points.
  const tenth = (value: number) => Math.round(value * 10) / 10
  const text = (x: number, y: number) => `${tenth(x)} ${tenth(y)}`
  const bends = others.slice(0, -1).map(([x, y], at) => {
    const [nextX, nextY] = others[at + 1] ?? last
    return `Q${text(x, y)} ${text((x + nextX) / 2, (y + nextY) / 2)}`
  })
  return `M${text(...first)}${bends.join('')}L${text(...last)}`
}
