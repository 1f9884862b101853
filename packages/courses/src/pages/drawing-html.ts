import { DIVER_SEA } from '../drawings/buoyancy.ts'
import { PLAN_SEA } from '../drawings/dive-planner.ts'
import type { PlacedDrawing, Say } from '../drawings/drawing.ts'
import { getDrawing } from '../drawings/drawings.ts'
import { MIX_SEA } from '../drawings/nitrox-depth.ts'
import { TIME_SEA } from '../drawings/no-stop-time.ts'
import { BELL_SEA } from '../drawings/pressure-and-volume.ts'
import { BALLOON_SEA } from '../drawings/rising-balloon.ts'
import { type SeaScale, seaBackdrop } from '../drawings/sea-scale.ts'
import { numbersOf, readingOf, sayIn } from '../drawings/wording.ts'
import { type Canvas, paper } from '../plates/kit.ts'
import { escapeHtml, icon, inline } from '../runtime/markup.ts'
import type { Course } from '../source/course.ts'

/** What never changes in a drawing. The script in the page doesn't draw it. */
const SEAS: Readonly<Record<string, SeaScale>> = {
  'pressure-and-volume': BELL_SEA,
  'rising-balloon': BALLOON_SEA,
  buoyancy: DIVER_SEA,
  'nitrox-depth': MIX_SEA,
  'no-stop-time': TIME_SEA,
  'dive-planner': PLAN_SEA,
}

export function wordsOf({ drawingWords }: Course, name: string) {
  return { ...drawingWords.shared, ...drawingWords[name] }
}

/** An interactive drawing as it begins, which is also what is printed and read without a script. */
export function drawingHtml(course: Course, placed: PlacedDrawing, id: string): string {
  const drawing = getDrawing(placed.name)
  const say = sayIn(course.culture, wordsOf(course, placed.name))
  const outcome = drawing.tell?.(placed.values)
  const note = drawing.isExercise
    ? `<p class="drawing-note">${icon('fact')}<span>${say('exercise')}</span></p>`
    : ''
  const saying = outcome
    ? `<p class="outcome" data-tone="${outcome.tone}">${say(`outcome.${outcome.key}`, outcome.numbers)}</p>`
    : ''
  const check = drawing.checks
    ? `<button class="button button-primary" type="button" data-check>${say('check')}</button>`
    : ''
  return (
    `<section class="card drawing" data-drawing="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapeHtml(placed.title)}</h2>${note}` +
    `<div class="plate">${svgHtml(placed, say, 'wide', id)}${svgHtml(placed, say, 'narrow', id)}</div>${saying}` +
    `<div class="sliders">${placed.sliders.map((slider) => sliderHtml(slider, placed, say, id)).join('')}</div>` +
    readingsHtml(placed, say) +
    `<p class="drawing-task"><b>${say('task')}</b> ${inline(placed.task)}</p><ul class="checks"></ul>` +
    `<p class="drawing-done" hidden>${icon('right')}<span><b>${say('solved')}</b> ${inline(placed.solved)}</span></p>` +
    `<div class="drawing-ways">${check}<button class="button button-line" type="button" data-reset>${say('reset')}</button></div>` +
    `<p class="visually-hidden" role="status"></p></section>`
  )
}

function svgHtml(placed: PlacedDrawing, say: Say, kind: 'wide' | 'narrow', id: string): string {
  const drawing = getDrawing(placed.name)
  const [width, height] = drawing[kind]
  const canvas: Canvas = { id: `${id}${kind[0]}`, width, height, isNarrow: kind === 'narrow' }
  const sea = SEAS[placed.name]
  const backdrop = sea ? seaBackdrop(canvas, sea, say) : paper(canvas)
  const live = drawing.draw(canvas, placed.values, say)
  return `<svg class="plate-${kind}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(placed.shows)}" font-family="Manrope Variable, Readex Pro Variable, system-ui, sans-serif">${backdrop}<g data-live="${kind}">${live}</g></svg>`
}

function sliderHtml(
  { name, min, max, step }: PlacedDrawing['sliders'][number],
  { values }: PlacedDrawing,
  say: Say,
  id: string,
): string {
  const value = values[name] ?? min
  const text = escapeHtml(say(`${name}.value`, numbersOf(value)))
  return `<div class="slider"><label for="${id}-${name}">${say(name)}</label><span class="slider-value" aria-hidden="true">${text}</span><input type="range" id="${id}-${name}" data-name="${name}" min="${min}" max="${max}" step="${step}" value="${value}" aria-valuetext="${text}" autocomplete="off"></div>`
}

/** Without the readings that compare with something this lesson doesn't set. */
export const shownReadings = ({ name, values, sliders }: PlacedDrawing): readonly string[] => {
  const { readings, controls, comparesWith = {} } = getDrawing(name)
  return readings.filter((key) => {
    const control = comparesWith[key]
    if (control === undefined || sliders.some((slider) => slider.name === control)) return true
    return values[control] !== controls[control]?.start
  })
}

function readingsHtml(placed: PlacedDrawing, say: Say): string {
  const results = getDrawing(placed.name).results(placed.values)
  const shown = shownReadings(placed)
  if (shown.length === 0) return ''
  const rows = shown.map(
    (key) =>
      `<div><dt>${say(key)}</dt><dd data-reading="${key}">${say(`${key}.value`, readingOf(results, key))}</dd></div>`,
  )
  return `<dl class="readings">${rows.join('')}</dl>`
}
