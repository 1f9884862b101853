import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Where the page happens to be scrolled, a bar that stays may cover half of what lies under it; its size is its size. */
const isScrolledUnderBar = (id: string, summary = '') =>
  id === 'target-size' && summary.includes('partially obscured')

export async function expectNoAxeViolations(page: Page, within?: string) {
  const builder = new AxeBuilder({ page }).withTags(WCAG)
  const { violations } = await (within ? builder.include(within) : builder).analyze()
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ failureSummary }) => !isScrolledUnderBar(id, failureSummary))
      .map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary}`),
  )
  expect(told, page.url()).toEqual([])
}
