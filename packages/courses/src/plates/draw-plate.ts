import { escapeHtml } from '../runtime/markup.ts'
import type { Block, Course, Labels } from '../source/course.ts'
import type { Plate } from './kit.ts'
import { plates } from './plates.ts'

type PlateBlock = Extract<Block, { kind: 'plate' }>

/** Draws both shapes of a plate; the style sheet shows the one that fits. */
export function drawPlate(course: Course, { plate: name, description }: PlateBlock, id: string): string {
  const plate = plates[name]
  const labels = course.labels[name]
  if (!plate || !labels) throw new Error(`${course.id} has no drawing or no labels for ${name}`)
  return (
    svg(plate, labels, description, 'wide', `${id}w`) + svg(plate, labels, description, 'narrow', `${id}n`)
  )
}

function svg(plate: Plate, labels: Labels, description: string, kind: 'wide' | 'narrow', id: string): string {
  const [width, height] = plate[kind]
  const say = (key: string) => {
    const label = labels[key]
    if (label === undefined) throw new Error(`a drawing has no label for ${key}`)
    return label
  }
  const drawing = plate.draw({ id, width, height, isNarrow: kind === 'narrow' }, say)
  return `<svg class="plate-${kind}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(description)}" font-family="Manrope Variable, Readex Pro Variable, system-ui, sans-serif">${drawing}</svg>`
}
