import { type Plate, paper, path } from '../kit.ts'
import { label, nitroxCylinder } from './devices.ts'

export const cylinderLabel: Plate = {
  wide: [760, 400],
  narrow: [400, 380],
  draw: (canvas, say) => {
    const x = canvas.isNarrow ? 96 : 250
    const to = canvas.isNarrow ? 286 : 500
    return (
      paper(canvas) +
      nitroxCylinder(x, 54, canvas.isNarrow ? 110 : 130, canvas.isNarrow ? 300 : 320, say('band')) +
      path(`M${x + 30} 270L${to - 84} 230`, '#06303f', 2) +
      label(to, 220, ['oxygen', 'depth', 'feet', 'pressure', 'who'].map(say))
    )
  },
}
