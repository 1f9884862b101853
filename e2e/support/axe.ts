import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

const MODAL = 'dialog:modal'
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Checks the whole page at once: at some scroll positions of a long page, a sticky bar covers half of a
 * button. While a modal is open it is all that a person can use, so only the modal is checked.
 */
export async function expectNoAxeViolations(page: Page) {
  const within = (await page.locator(MODAL).count()) > 0 ? MODAL : undefined
  const violations = await unscrolled(page, () => withoutTransitions(page, () => violationsOn(page, within)))
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary}`),
  )
  expect(found, page.url()).toEqual([])
}

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const AXE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/**
 * AxeBuilder also inspects frames; for that it opens another page and copies all results there, which is four
 * times the work.
 */
async function violationsOn(page: Page, within?: string): Promise<Violation[]> {
  await page.evaluate(atRest)
  if (page.frames().length > 1) {
    const builder = new AxeBuilder({ page }).withTags(WCAG)
    return (await (within ? builder.include(within) : builder).analyze()).violations
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(runAxe, { within, tags: WCAG })
}

/**
 * Waits for color transitions and fade-ins, because nobody reads intermediate states; endless animations are
 * checked as they are.
 */
async function atRest(): Promise<void> {
  const changing = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(changing.map(({ finished }) => finished))
}

async function runAxe({
  within,
  tags,
}: {
  within: string | undefined
  tags: string[]
}): Promise<Violation[]> {
  const { axe } = window as unknown as {
    axe: { run(where: object, how: object): Promise<{ violations: Violation[] }> }
  }
  const how = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] }
  const { violations } = await axe.run(within ? { include: [[within]] } : document, how)
  return violations
}

/** A button that becomes usable while axe reads the page has its final colors at once. */
async function withoutTransitions<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const sheet = await page.evaluateHandle(() => {
    const made = new CSSStyleSheet()
    made.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(made)
    return made
  })
  try {
    return await look()
  } finally {
    await page.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made)
    }, sheet)
    await sheet.dispose()
  }
}

async function unscrolled<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const size = page.viewportSize()
  const { height, top } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    top: scrollY,
  }))
  if (!size || height <= size.height) return look()
  await page.setViewportSize({ ...size, height })
  // The footer begins below any window, so even now the page can be scrolled.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  try {
    return await look()
  } finally {
    await page.setViewportSize(size)
    await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top)
  }
}
