import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS } from './browser-flags.ts'
import { findBrowser } from './find-browser.ts'
import { contactSheet } from './pictures/contact-sheet.ts'
import { scenesFor } from './pictures/scenes.ts'
import { signInOnce, takePictures, VARIANTS } from './pictures/take.ts'
import { runDemo } from './test/run-demo.ts'

const folder = resolve(import.meta.dirname, '../.pictures')
const began = performance.now()
const scenes = scenesFor(process.argv.slice(2))
if (process.argv.length === 2) await rm(folder, { recursive: true, force: true })

const demo = await runDemo()
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
try {
  const people = await Promise.all(
    [...Map.groupBy(scenes, ({ person }) => person)].map(async ([person, theirs]) => ({
      theirs,
      state: await signInOnce(browser, demo.url, person),
    })),
  )
  const lanes = VARIANTS.map(async (variant) => {
    const taken = []
    for (const { theirs, state } of people)
      taken.push(...(await takePictures({ browser, url: demo.url, folder, variant }, state, theirs)))
    return taken
  })
  const pictures = (await Promise.all(lanes)).flat()
  await writeFile(join(folder, 'index.html'), contactSheet(pictures))
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const failed = new Set(pictures.filter(({ problem }) => problem).map(({ scene }) => scene))
  console.log(`${pictures.length} pictures in ${seconds} s: .pictures/index.html`)
  for (const scene of failed) console.error(`did not settle: ${scene}`)
  process.exitCode = failed.size > 0 ? 1 : 0
} finally {
  await browser.close()
  await demo.stop()
}
