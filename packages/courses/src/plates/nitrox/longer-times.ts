import { barCentre, hangingBars } from '../graph.ts'
import { FOAM, type Plate, reading, text } from '../kit.ts'
import { sea } from '../sea.ts'

const TIMES = [
  { depth: 18, air: 52, nitrox: 90 },
  { depth: 24, air: 30, nitrox: 45 },
  { depth: 30, air: 20, nitrox: 30 },
]

export const longerTimes: Plate = {
  wide: [760, 460],
  narrow: [400, 460],
  draw: (canvas, say) => {
    const left = canvas.isNarrow ? 16 : 80
    const right = canvas.width - left
    const width = (right - left) / 3
    const scale = 3
    return (
      sea(canvas, 96) +
      TIMES.map(({ depth, air, nitrox }, i) => {
        const gap = canvas.isNarrow ? 8 : 16
        const at = {
          left: left + i * width + width * 0.1,
          right: left + (i + 1) * width - width * 0.1,
          top: 96,
          scale,
          gap,
        }
        const centre = barCentre(at.left, at.right, gap, 2)
        const style = { size: canvas.isNarrow ? 17 : 20, weight: 720, fill: FOAM, anchor: 'middle' } as const
        return (
          hangingBars(
            { ...canvas, id: `${canvas.id}${i}` },
            [
              { to: air, fill: '#fffdf6' },
              { to: nitrox, fill: '#5fd39a' },
            ],
            at,
          ) +
          reading((at.left + at.right) / 2, 46, say(`depth-${depth}`), say(`feet-${depth}`), {
            anchor: 'middle',
            size: canvas.isNarrow ? 18 : 22,
          }) +
          text(centre(0), 96 + air * scale + 26, String(air), style) +
          text(centre(1), 96 + nitrox * scale + 26, String(nitrox), style)
        )
      }).join('') +
      `<circle cx="${canvas.isNarrow ? 26 : 92}" cy="${canvas.height - 34}" r="9" fill="#fffdf6"/><circle cx="${canvas.isNarrow ? 132 : 232}" cy="${canvas.height - 34}" r="9" fill="#5fd39a"/>` +
      text(canvas.isNarrow ? 42 : 110, canvas.height - 28, say('air'), { size: 16, fill: FOAM }) +
      text(canvas.isNarrow ? 148 : 250, canvas.height - 28, say('nitrox'), { size: 16, fill: FOAM })
    )
  },
}
