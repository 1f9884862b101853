import { type Plate, paper, text } from '../kit.ts'
import { analyzer, computer, label } from './devices.ts'

const NAMES = ['analyzer', 'label', 'computer']

export const threeNumbers: Plate = {
  wide: [760, 300],
  narrow: [400, 630],
  draw: (canvas, say) => {
    const at = (i: number) =>
      canvas.isNarrow ? ([120, 104 + i * 210] as const) : ([140 + i * 240, 120] as const)
    const [[ax, ay], [lx, ly], [cx, cy]] = [at(0), at(1), at(2)]
    return (
      paper(canvas) +
      analyzer(ax, ay, '32.1') +
      label(lx, ly, ['oxygen', 'depth', 'feet', 'pressure', 'who'].map(say)) +
      computer(cx, cy, '32%', say('limit')) +
      NAMES.map((name, i) => {
        const [x, y] = at(i)
        return canvas.isNarrow
          ? text(x + 110, y + 6, say(name), { size: 18, weight: 720 })
          : text(x, 256, say(name), { size: 18, weight: 720, anchor: 'middle' })
      }).join('')
    )
  },
}
