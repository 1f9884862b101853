import { type Plate, paper, path } from '../kit.ts'
import { label, nitroxCylinder } from './devices.ts'

export const cylinderLabel: Plate = {
  wide: [760, 400],
  narrow: [400, 380],
  draw: (frame, say) => {
    const x = frame.isNarrow ? 96 : 250
    const to = frame.isNarrow ? 286 : 500
    return (
      paper(frame) +
      nitroxCylinder(x, 54, frame.isNarrow ? 110 : 130, frame.isNarrow ? 300 : 320, say('band')) +
      path(`M${x + 30} 270L${to - 84} 230`, '#06303f', 2) +
      label(to, 220, ['oxygen', 'depth', 'feet', 'pressure', 'who'].map(say))
    )
  },
}
