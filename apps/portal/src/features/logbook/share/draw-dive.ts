import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { HERO, heroProfile } from '../dive/hero-profile.ts'

/** The proportions that phones and social sites show whole. */
export const PICTURE = { width: 1080, height: 1350 }
const EDGE = 80
/** Where the water begins, and how much larger than on the page the dive is drawn. */
const WATER = { top: 430, stretch: 1.35 }

export type DiveWords = {
  title: string
  /** Place, date: each on a line of its own. */
  lines: readonly string[]
  figures: readonly { value: string; label: string }[]
  deepest: string
}

export type Paint = {
  font: string
  direction: 'ltr' | 'rtl'
  /** The color of the design by its name. */
  color: (name: string) => string
  mark: CanvasImageSource
}

type Facts = Pick<DiveLog, 'depthTime' | 'sketch'>

/** Draws a dive as a poster: its words in the air, its line in the water, its figures on the bottom. */
export function drawDive(
  to: CanvasRenderingContext2D,
  { log, unit, words, paint }: { log: Facts; unit: UnitSystem; words: DiveWords; paint: Paint },
): void {
  to.direction = paint.direction
  to.textAlign = 'start'
  drawWater(to, paint)
  const { maxDepth, bottomTime } = log.depthTime
  if (maxDepth && bottomTime)
    drawLine(
      to,
      heroProfile({ maxDepth, minutes: bottomTime, unit, sketch: log.sketch ?? null }),
      words,
      paint,
    )
  drawWords(to, words, paint)
  drawFigures(to, words, paint)
}

const RAMP = ['d5', 'd10', 'd18', 'd25', 'd30', 'd40', 'd60']

function drawWater(to: CanvasRenderingContext2D, { color }: Paint): void {
  const { width, height } = PICTURE
  to.fillStyle = '#eaf9f6'
  to.fillRect(0, 0, width, height)
  const depth = to.createLinearGradient(0, WATER.top, 0, height)
  for (const [at, name] of RAMP.entries()) depth.addColorStop(at / (RAMP.length - 1), color(name))
  to.fillStyle = depth
  to.fillRect(0, WATER.top, width, height - WATER.top)
}

function drawLine(
  to: CanvasRenderingContext2D,
  { line, shade, deepest }: ReturnType<typeof heroProfile>,
  words: DiveWords,
  paint: Paint,
): void {
  const across = PICTURE.width / HERO.width
  to.save()
  to.translate(0, WATER.top - HERO.surface * WATER.stretch)
  to.save()
  to.scale(across, WATER.stretch)
  to.fillStyle = 'rgb(4 22 47 / 0.34)'
  to.fill(new Path2D(shade))
  to.restore()
  const below = HERO.height * WATER.stretch
  to.fillStyle = 'rgb(4 22 47 / 0.34)'
  to.fillRect(0, below, PICTURE.width, PICTURE.height)
  strokeScaled(to, line, across)
  const [x, y] = [deepest.left * PICTURE.width, deepest.top * HERO.height * WATER.stretch]
  to.fillStyle = paint.color('buoy-pure')
  to.beginPath()
  to.arc(x, y, 13, 0, 2 * Math.PI)
  to.fill()
  to.fillStyle = '#fff'
  to.font = `700 40px ${paint.font}`
  to.textAlign = 'center'
  to.fillText(words.deepest, x, y + 66)
  to.restore()
}

/** The path is scaled and the pen isn't, so that the line is as thick everywhere. */
function strokeScaled(to: CanvasRenderingContext2D, line: string, across: number): void {
  const path = new Path2D()
  path.addPath(new Path2D(line), { a: across, d: WATER.stretch })
  to.strokeStyle = '#fff'
  to.lineWidth = 7
  to.lineJoin = 'round'
  to.lineCap = 'round'
  to.stroke(path)
}

function drawWords(to: CanvasRenderingContext2D, { title, lines }: DiveWords, paint: Paint): void {
  const start = paint.direction === 'rtl' ? PICTURE.width - EDGE : EDGE
  const width = PICTURE.width - 2 * EDGE
  to.fillStyle = paint.color('on-water')
  to.font = `800 76px ${paint.font}`
  const rows = inRows(to, title, { width, most: lines.length > 1 ? 2 : 3 })
  for (const [at, row] of rows.entries()) to.fillText(row, start, 146 + at * 86)
  to.font = `500 40px ${paint.font}`
  lines.forEach((line, at) => {
    const [row = ''] = inRows(to, line, { width, most: 1 })
    to.fillText(row, start, 146 + rows.length * 86 + at * 56)
  })
}

type Space = { width: number; most: number }

/** Breaks a text between words, or inside one that is too wide; what doesn't fit ends in an ellipsis. */
export function inRows(
  to: Pick<CanvasRenderingContext2D, 'measureText'>,
  text: string,
  { width, most }: Space,
): string[] {
  const fits = (row: string) => to.measureText(row).width <= width
  const rows: string[] = []
  let row = ''
  for (const piece of text.split(/(?<=\s)/).flatMap((word) => (fits(word.trim()) ? [word] : [...word]))) {
    if (row && !fits((row + piece).trim())) {
      rows.push(row.trim())
      row = ''
    }
    row += piece
  }
  if (row.trim()) rows.push(row.trim())
  if (rows.length <= most) return rows
  let last = rows[most - 1] ?? ''
  while (last && !fits(`${last}…`)) last = last.slice(0, -1)
  return [...rows.slice(0, most - 1), `${last.trim()}…`]
}

const FIGURES = { value: 1180, label: 1234 }

function drawFigures(to: CanvasRenderingContext2D, { figures }: DiveWords, paint: Paint): void {
  const { width } = PICTURE
  const isRtl = paint.direction === 'rtl'
  const each = (width - 2 * EDGE - 200) / Math.max(figures.length, 1)
  figures.forEach(({ value, label }, at) => {
    const x = isRtl ? width - EDGE - at * each : EDGE + at * each
    to.fillStyle = '#fff'
    to.font = `800 84px ${paint.font}`
    to.fillText(value, x, FIGURES.value)
    to.font = `500 34px ${paint.font}`
    to.fillText(label, x, FIGURES.label)
  })
  const size = 84
  to.drawImage(paint.mark, isRtl ? EDGE : width - EDGE - size, FIGURES.value - 66, size, size)
  to.font = `700 34px ${paint.font}`
  to.textAlign = 'end'
  to.fillText('Fathom', isRtl ? EDGE : width - EDGE, FIGURES.label)
}
