import { box, type Canvas, INK, type Plate, paper, path, reading, shape, text } from '../kit.ts'

function scaleWithBox(x: number, y: number, name: string, weight: string, water: string): string {
  return (
    box(x - 60, y, 120, 120, water, 10) +
    path(`M${x - 60} ${y - 8}v118q0 10 10 10h100q10 0 10-10v-118`, INK, 3) +
    text(x, y + 68, name, { size: 17, fill: '#ffffff', anchor: 'middle', weight: 700 }) +
    box(x - 78, y + 122, 156, 12, INK, 6) +
    shape(`M${x - 60} ${y + 134}h120l14 66h-148Z`, '#36535f') +
    box(x - 42, y + 148, 84, 38, '#d9f5ef', 8) +
    text(x, y + 174, weight, { size: 19, weight: 760, anchor: 'middle' })
  )
}

function lead(canvas: Canvas, say: (key: string) => string): string {
  const x = canvas.isNarrow ? 140 : 540
  const y = canvas.isNarrow ? 330 : 150
  return (
    shape(`M${x} ${y + 66}l12-56h96l12 56q0 8-8 8h-104q-8 0-8-8Z`, '#36535f') +
    box(x + 42, y - 4, 36, 18, '#e6f5f1', 9, ` stroke="#36535f" stroke-width="6"`) +
    text(x + 60, y + 52, say('more'), { size: 19, weight: 760, fill: '#ffffff', anchor: 'middle' }) +
    reading(x + 60, y + 112, say('lead'), say('for'), { anchor: 'middle' })
  )
}

export const saltAndFresh: Plate = {
  wide: [760, 340],
  narrow: [400, 490],
  draw: (canvas, say) => {
    const step = canvas.isNarrow ? 180 : 210
    const x = canvas.isNarrow ? 110 : 130
    return (
      paper(canvas) +
      scaleWithBox(x, 60, say('fresh'), say('fresh-weight'), '#4fc3ca') +
      scaleWithBox(x + step, 60, say('salt'), say('salt-weight'), '#0c7199') +
      lead(canvas, say)
    )
  },
}
