import { BUOY, box, type Canvas, dot, INK, n, type Plate, paper, path, SUN, text } from '../kit.ts'

type End = { key: string; x: number; y: number; hose: string; colour: string }

function ends({ width, height, isNarrow }: Canvas): End[] {
  const spread = isNarrow ? 0.13 : 0.14
  const near = isNarrow ? 0.38 : 0.38
  return [
    { key: 'inflator', x: width * spread, y: height * 0.66, hose: INK, colour: INK },
    { key: 'gauge', x: width * near, y: height * 0.78, hose: INK, colour: INK },
    { key: 'second', x: width * (1 - near), y: height * 0.78, hose: INK, colour: INK },
    { key: 'spare', x: width * (1 - spread), y: height * 0.66, hose: SUN, colour: SUN },
  ]
}

function end({ key, x, y, colour }: End): string {
  if (key === 'gauge')
    return (
      dot(x, y, 30, INK) +
      dot(x, y, 23, '#ffffff') +
      path(`M${n(x)} ${n(y)}l11 -13`, BUOY, 4) +
      path(`M${n(x - 15)} ${n(y + 10)}A18 18 0 0 1 ${n(x - 16)} ${n(y - 6)}`, '#b3261e', 4)
    )
  if (key === 'inflator')
    return box(x - 14, y - 26, 28, 56, INK, 8) + dot(x, y - 8, 7, BUOY) + dot(x, y + 14, 6, '#b3cbd1')
  return (
    dot(x, y, 28, colour, ` stroke="${INK}" stroke-width="3"`) +
    dot(x, y, 15, colour === SUN ? '#f2b92e' : '#36535f') +
    box(x - 13, y + 22, 26, 14, INK, 6)
  )
}

function firstStage(x: number): string {
  return (
    box(x - 52, -40, 104, 96, SUN, 26) +
    box(x - 14, 50, 28, 20, '#36535f', 3) +
    box(x - 34, 66, 68, 42, '#7e97a3', 14) +
    dot(x, 87, 12, '#d9f5ef') +
    box(x + 30, 78, 16, 16, INK, 4) +
    box(x - 46, 78, 16, 16, INK, 4)
  )
}

export const regulator: Plate = {
  wide: [760, 420],
  narrow: [400, 440],
  draw: (canvas, say) => {
    const x = canvas.width / 2
    const list = ends(canvas)
    const hoses = list.map((one) => {
      const from = one.x < x ? x - 44 : x + 44
      return path(
        `M${n(from)} 87C${n(one.x)} 92 ${n(one.x)} ${n(one.y - 130)} ${n(one.x)} ${n(one.y - 24)}`,
        one.hose,
        9,
      )
    })
    const style = { anchor: 'middle', size: canvas.isNarrow ? 15 : 17 } as const
    return (
      paper(canvas) +
      hoses.join('') +
      firstStage(x) +
      list.map(end).join('') +
      list.map(({ key, x: at, y }) => text(at, y + 64, say(key), style)).join('') +
      text(x, 138, say('first'), { ...style, weight: 720 })
    )
  },
}
