import { box, FOAM, INK, type Plate, paper, text } from '../kit.ts'

/** NOAA's single exposure limits for oxygen, in minutes. */
const LIMITS = [
  { pressure: '1.0', minutes: 300 },
  { pressure: '1.2', minutes: 210 },
  { pressure: '1.3', minutes: 180 },
  { pressure: '1.4', minutes: 150 },
  { pressure: '1.6', minutes: 45 },
]

export const oxygenTime: Plate = {
  wide: [760, 360],
  narrow: [400, 380],
  draw: (canvas, say) => {
    const left = canvas.isNarrow ? 92 : 150
    const scale = (canvas.width - left - (canvas.isNarrow ? 24 : 60)) / 300
    const step = 56
    return (
      paper(canvas) +
      LIMITS.map(({ pressure, minutes }, i) => {
        const y = 34 + i * step
        const isOuter = pressure === '1.6'
        const isPlan = pressure === '1.4'
        return (
          box(left, y, minutes * scale, 38, isOuter ? '#b3261e' : isPlan ? '#8d5a00' : '#1d8a5b', 10) +
          text(left - 12, y + 26, `${pressure} bar`, { size: 17, weight: 720, anchor: 'end' }) +
          text(left + minutes * scale - 12, y + 26, String(minutes), {
            size: 18,
            weight: 760,
            fill: FOAM,
            anchor: 'end',
          })
        )
      }).join('') +
      text(left, 34 + 5 * step + 20, say('minutes'), { size: 15, fill: INK })
    )
  },
}
