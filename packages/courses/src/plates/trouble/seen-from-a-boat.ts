import { BUOY, box, dot, FOAM, NIGHT, n, type Plate, path, range, shape, text } from '../kit.ts'

/** Waves half a meter high; a head is 0.25 meters above the water, the buoy 1.2 meters. */
const WAVE = 0.5
const HEAD = 0.25
const TUBE = 1.2

function swell(width: number, y: number, high: number, colour: string, shift: number): string {
  const long = high * 7
  const crests = range(Math.ceil(width / long) + 2).map(
    () => `q${n(long / 4)} ${n(-high)} ${n(long / 2)} 0t${n(long / 2)} 0`,
  )
  return shape(`M${n(-shift)} ${n(y)}${crests.join('')}V1000H${n(-shift)}Z`, colour)
}

export const seenFromABoat: Plate = {
  wide: [760, 320],
  narrow: [400, 320],
  draw: (canvas, say) => {
    const meter = canvas.isNarrow ? 70 : 90
    const y = 190
    const high = WAVE * meter
    const [a, b] = canvas.isNarrow ? [110, 300] : [230, 540]
    const head = (x: number) => dot(x, y - HEAD * meter * 0.4, (HEAD * meter) / 1.6, NIGHT)
    return (
      box(0, 0, canvas.width, canvas.height, '#d9ecf2') +
      swell(canvas.width, y - 26, high, '#4fa8bd', 60) +
      head(a as number) +
      head((a as number) + meter * 0.6) +
      box((b as number) - meter * 0.08, y - TUBE * meter, meter * 0.16, TUBE * meter + 30, BUOY, 8) +
      head((b as number) - meter * 0.4) +
      swell(canvas.width, y + 4, high, '#1797b2', 0) +
      swell(canvas.width, y + 60, high, '#0c6491', 130) +
      path(`M${n((b as number) + meter * 0.3)} ${n(y - TUBE * meter)}V${y}`, NIGHT, 2) +
      text((b as number) + meter * 0.3 + 10, y - TUBE * meter * 0.6, say('buoy'), { size: 17, weight: 720 }) +
      text((a as number) + meter * 0.3, y - 84, say('heads'), { size: 17, weight: 720, anchor: 'middle' }) +
      text(canvas.width / 2, canvas.height - 24, say('scale'), { size: 15, fill: FOAM, anchor: 'middle' })
    )
  },
}
