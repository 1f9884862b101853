import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS } from './browser-flags.ts'
import { findBrowser } from './find-browser.ts'

/** Draws the icons of the installed app: run it by hand after a change of the mark or of these drawings. */
const folder = resolve(import.meta.dirname, '../apps/portal/public')
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8')

const NAVY = '#0e3867'
const BUOY = '#ff6a2b'
const on = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${NAVY}"/>${drawing}</svg>`

/** The profile of a dive below the surface, and a plus. */
const logDive = on(
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="6">
    <path d="M18 34c4 0 4 4 8 4s4-4 8-4 4 4 8 4 4-4 8-4" stroke="#fff" opacity=".55" stroke-width="4"/>
    <path d="M22 48l9 22h24l8-12h11" stroke="#fff"/>
    <path d="M69 22v20M59 32h20" stroke="${BUOY}" stroke-width="7"/>
  </g>`,
)

/** A card with a face and two lines. */
const card = on(
  `<rect x="19" y="28" width="58" height="40" rx="6" fill="#fff"/>
  <circle cx="35" cy="43" r="6.500" fill="${BUOY}"/>
  <path d="M25 61c0-6 4-9.500 10-9.500S45 55 45 61z" fill="${BUOY}"/>
  <path d="M53 42h16M53 53h11" stroke="${NAVY}" stroke-width="5" stroke-linecap="round"/>`,
)

/** iOS rounds the corners itself and shows transparent ones in black. */
const square = mark.replace('rx="8" ', '')

const ICONS = [
  { file: 'apple-touch-icon.png', drawing: square, size: 180 },
  ...[96, 192].flatMap((size) => [
    { file: `icons/log-dive-${size}.png`, drawing: logDive, size },
    { file: `icons/card-${size}.png`, drawing: card, size },
  ]),
]

const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
try {
  const page = await browser.newPage()
  for (const { file, drawing, size } of ICONS) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`)
    await page.screenshot({ path: join(folder, file), omitBackground: true })
  }
} finally {
  await browser.close()
}
