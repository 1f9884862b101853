import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { signInAs } from '../../e2e/support/sign-in.ts'
import { SIZES } from '../../e2e/support/variants.ts'
import type { Picture, Scene } from './scenes.ts'

export type Variant = { scheme: 'light' | 'dark'; locale: 'en-US' | 'ar-SA' }

export const VARIANTS: readonly Variant[] = (['light', 'dark'] as const).flatMap((scheme) =>
  (['en-US', 'ar-SA'] as const).map((locale) => ({ scheme, locale })),
)

/** Each person signs in once; each variant then starts from the cookies. */
export async function signInOnce(browser: Browser, url: string, person: Scene['person']) {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US' })
  if (person) await signInAs(await context.newPage(), person)
  const state = await context.storageState()
  await context.close()
  return state
}

async function openVariant(
  browser: Browser,
  url: string,
  { scheme, locale }: Variant,
  storageState: Awaited<ReturnType<typeof signInOnce>>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    storageState,
    colorScheme: scheme,
    locale,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((tag) => localStorage.setItem('fathom.locale', tag), locale)
  return context
}

/** The kit always shows busy components, so we can't wait for it to settle. */
const KIT = '/kit.html'

/** Waits until the screen has its heading, nothing is busy, and the fonts are loaded. */
async function settle(page: Page, path: string) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (path !== KIT) await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

type Job = { browser: Browser; url: string; folder: string; variant: Variant }
type State = Awaited<ReturnType<typeof signInOnce>>

/** All scenes of one person in one variant: one navigation per scene, one picture per size. */
export async function takePictures(job: Job, state: State, scenes: readonly Scene[]): Promise<Picture[]> {
  const { browser, url, folder, variant } = job
  const context = await openVariant(browser, url, variant, state)
  const page = await context.newPage()
  const pictures: Picture[] = []
  for (const scene of scenes) {
    await page.setViewportSize(SIZES.desktop)
    await page.goto(scene.path)
    const problem = await settle(page, scene.path).then(
      () => undefined,
      (error: Error) => error.message.split('\n')[0],
    )
    for (const [size, viewport] of Object.entries(SIZES)) {
      const file = `${scene.name}/${size}-${variant.scheme}-${variant.locale}.png`
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await page.setViewportSize(viewport)
      await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' })
      pictures.push({ scene: scene.name, file, size, problem })
    }
  }
  await context.close()
  return pictures
}
