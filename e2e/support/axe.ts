import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The whole page at once: where a long page happens to be scrolled, a bar that stays covers half of a button. */
export async function expectNoAxeViolations(page: Page, within?: string) {
  const builder = new AxeBuilder({ page }).withTags(WCAG)
  const { violations } = await unscrolled(page, () => (within ? builder.include(within) : builder).analyze())
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary}`),
  )
  expect(told, page.url()).toEqual([])
}

async function unscrolled<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const size = page.viewportSize()
  const { height, top } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    top: scrollY,
  }))
  if (!size || height <= size.height) return look()
  await page.setViewportSize({ ...size, height })
  try {
    return await look()
  } finally {
    await page.setViewportSize(size)
    await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top)
  }
}
