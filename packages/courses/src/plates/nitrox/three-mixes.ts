import { box, FOAM, INK, type Plate, paper, text } from '../kit.ts'

const MIXES = [
  { key: 'air', oxygen: 21 },
  { key: 'ean32', oxygen: 32 },
  { key: 'ean36', oxygen: 36 },
]

export const threeMixes: Plate = {
  wide: [760, 340],
  narrow: [400, 420],
  draw: (canvas, say) => {
    const left = canvas.isNarrow ? 20 : 140
    const width = canvas.width - left - (canvas.isNarrow ? 20 : 40)
    const step = canvas.isNarrow ? 130 : 100
    return (
      paper(canvas) +
      MIXES.map(({ key, oxygen }, i) => {
        const y = (canvas.isNarrow ? 56 : 36) + i * step
        const part = (width * oxygen) / 100
        return (
          box(left, y, part, 68, '#1d8a5b') +
          box(left + part, y, width - part, 68, '#b9dde4') +
          text(left + part / 2, y + 42, `${oxygen}%`, {
            size: 20,
            weight: 760,
            fill: FOAM,
            anchor: 'middle',
          }) +
          text(left + part + (width - part) / 2, y + 42, `${100 - oxygen}%`, {
            size: 20,
            weight: 760,
            fill: INK,
            anchor: 'middle',
          }) +
          (canvas.isNarrow
            ? text(left, y - 12, say(key), { size: 18, weight: 720 })
            : text(left - 16, y + 42, say(key), { size: 20, weight: 720, anchor: 'end' }))
        )
      }).join('') +
      text(left, canvas.height - 12, say('oxygen'), { size: 15, fill: '#0a5c3b' }) +
      text(canvas.width - (canvas.isNarrow ? 20 : 40), canvas.height - 12, say('nitrogen'), {
        size: 15,
        anchor: 'end',
      })
    )
  },
}
