import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import type { Translator } from '@fathom/locales'
import { mark } from '@fathom/look/mark.ts'
import { wordsOf } from './dive-words.ts'
import { drawDive, PICTURE } from './draw-dive.ts'

/** Drawn here, so that it works offline. Throws where a browser gives no canvas. */
export async function pictureOf(log: DiveLog, translator: Translator, unit: UnitSystem): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), PICTURE)
  const to = canvas.getContext('2d')
  if (!to) throw new Error('no canvas to draw on')
  const style = getComputedStyle(document.documentElement)
  const font = getComputedStyle(document.body).fontFamily
  const words = wordsOf(log, translator, unit)
  const texts = [words.title, ...words.lines, ...words.figures.map(({ label }) => label)].join(' ')
  // Fails for stand-in fonts that this machine lacks; the next font of the list is drawn then.
  await Promise.allSettled(
    ['500', '700', '800'].map((weight) => document.fonts.load(`${weight} 40px ${font}`, texts)),
  )
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const paint = { font, direction: translator.direction, color, mark: await markImage() }
  drawDive(to, { log, unit, words, paint })
  return new Promise((done, failed) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error('the canvas gave no picture'))),
      'image/png',
    )
  })
}

async function markImage(): Promise<HTMLImageElement> {
  const drawing = mark('#fff', '#ff6a2b').replace(
    '<svg ',
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" ',
  )
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  await image.decode()
  return image
}
