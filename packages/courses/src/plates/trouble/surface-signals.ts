import { type Plate, reading } from '../kit.ts'
import { uprightDiver } from '../people.ts'
import { sea, surfaceOf } from '../sea.ts'

export const surfaceSignals: Plate = {
  wide: [760, 400],
  narrow: [400, 420],
  draw: (canvas, say) => {
    const waterline = canvas.isNarrow ? 230 : 220
    const height = canvas.isNarrow ? 260 : 290
    const top = waterline - height * 0.27
    const [x1, x2] = [canvas.width * 0.27, canvas.width * 0.73]
    return (
      sea(canvas, waterline) +
      uprightDiver(x1, top, height, 'wave') +
      uprightDiver(x2, top, height, 'ring') +
      `<path d="${surfaceOf(canvas, waterline)}" fill="#4fc3ca" opacity=".62"/>` +
      reading(x1, 54, say('help'), say('help-how'), { anchor: 'middle', size: canvas.isNarrow ? 17 : 20 }) +
      reading(x2, 54, say('ok'), say('ok-how'), { anchor: 'middle', size: canvas.isNarrow ? 17 : 20 })
    )
  },
}
