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

const TITLE = { size: 76, lead: 86, first: 146 }
/** For a title that would be cut: one more row fits. */
const LONG_TITLE = { size: 58, lead: 66, first: 126 }

function drawWords(to: CanvasRenderingContext2D, { title, lines }: DiveWords, paint: Paint): void {
  const start = paint.direction === 'rtl' ? PICTURE.width - EDGE : EDGE
  const width = PICTURE.width - 2 * EDGE
  const most = lines.length > 1 ? 2 : 3
  const fontOf = (look: typeof TITLE) => `800 ${look.size}px ${paint.font}`
  to.font = fontOf(TITLE)
  const isLong = inRows(to, title, { width, most: most + 1 }).length > most
  const look = isLong ? LONG_TITLE : TITLE
  to.fillStyle = paint.color('on-water')
  to.font = fontOf(look)
  const rows = inEvenRows(to, title, { width, most: isLong ? most + 1 : most })
  for (const [at, row] of rows.entries()) to.fillText(isolated(row), start, look.first + at * look.lead)
  to.font = `500 40px ${paint.font}`
  lines.forEach((line, at) => {
    const [row = ''] = inRows(to, line, { width, most: 1 })
    to.fillText(isolated(row), start, look.first + rows.length * look.lead + at * 56)
  })
}

/** A title in another script has its own direction, so that its ellipsis is at its end. */
const isolated = (text: string) => `\u2068${text}\u2069`

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
  for (const piece of text
    .split(/(?<=\s)/)
    .flatMap((word) => (fits(word.trim()) ? [word] : lettersOf(word)))) {
    if (row && !fits((row + piece).trim())) {
      rows.push(row.trim())
      row = ''
    }
    row += piece
  }
  if (row.trim()) rows.push(row.trim())
  if (rows.length <= most) return rows
  const last = lettersOf(rows[most - 1] ?? '')
  while (last.length > 0 && !fits(`${last.join('')}…`)) last.pop()
  const end = last.join('')
  // Not in the middle of a word, unless the row is one word.
  const whole = end.length < (rows[most - 1] ?? '').length ? end.replace(/(?<=\S)\s+\S*$/, '') : end
  return [...rows.slice(0, most - 1), `${whole.trim()}…`]
}

/** What a reader sees as one letter: an emoji or a letter with its marks isn't cut in two. */
const lettersOf = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)

/** The same number of rows, as even as possible, so that no word stands alone in the last one. */
export function inEvenRows(to: Pick<CanvasRenderingContext2D, 'measureText'>, text: string, space: Space) {
  let even = inRows(to, text, space)
  const { length } = even
  for (let width = space.width * 0.95; length > 1 && width > space.width / 2; width *= 0.95) {
    const narrower = inRows(to, text, { width, most: length + 1 })
    if (narrower.length > length) break
    even = narrower
  }
  return even
}

const FIGURES = { value: 1180, label: 1234, gap: 24 }

type Fitted = { x: number; y: number; most: number; font: (size: number) => string; size: number }

/** Long words of some languages are written smaller, so that they don't run into what is beside them. */
export function fillFitted(
  to: Pick<CanvasRenderingContext2D, 'fillText' | 'font' | 'measureText'>,
  text: string,
  { x, y, most, font, size }: Fitted,
): void {
  to.font = font(size)
  const { width } = to.measureText(text)
  if (width > most) to.font = font(Math.floor((size * most) / width))
  to.fillText(text, x, y)
}

function drawFigures(to: CanvasRenderingContext2D, { figures }: DiveWords, paint: Paint): void {
  const { width } = PICTURE
  const isRtl = paint.direction === 'rtl'
  const each = (width - 2 * EDGE - 200) / Math.max(figures.length, 1)
  const most = each - FIGURES.gap
  figures.forEach(({ value, label }, at) => {
    const x = isRtl ? width - EDGE - at * each : EDGE + at * each
    to.fillStyle = '#fff'
    fillFitted(to, value, {
      x,
      y: FIGURES.value,
      most,
      font: (size) => `800 ${size}px ${paint.font}`,
      size: 84,
    })
    fillFitted(to, label, {
      x,
      y: FIGURES.label,
      most,
      font: (size) => `500 ${size}px ${paint.font}`,
      size: 34,
    })
  })
  const size = 84
  to.drawImage(paint.mark, isRtl ? EDGE : width - EDGE - size, FIGURES.value - 66, size, size)
  to.fillStyle = '#fff'
  to.font = `700 34px ${paint.font}`
  to.textAlign = 'end'
  to.fillText('Fathom', isRtl ? EDGE : width - EDGE, FIGURES.label)
}
