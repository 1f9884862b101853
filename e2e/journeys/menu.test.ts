import { expect, test } from '../support/journey.ts'
import { show } from '../support/variants.ts'

test('an open menu stays in place, and moving through it scrolls neither the menu nor the page', async ({
  page,
}) => {
  await show(page, { size: 'desktop' })
  await page.goto('/kit.html')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const tops = await button.evaluate(async (trigger: HTMLElement) => {
    // Fonts that load later would shift everything.
    await document.fonts.ready
    const menu = document.getElementById(trigger.getAttribute('popovertarget') ?? '')
    menu?.showPopover()
    // Its items are mounted when it first opens.
    await new Promise(requestAnimationFrame)
    const needed = (menu?.offsetHeight ?? 0) + 40
    menu?.hidePopover()
    // Positions the end of the menu in the area that the page reserves for its bars.
    const top = trigger.getBoundingClientRect().bottom - (innerHeight - needed)
    scrollBy({ top, behavior: 'instant' })
    trigger.click()
    const item = [...(menu?.querySelectorAll('[role="menuitem"]') ?? [])].at(-1)
    const seen: (number | undefined)[] = []
    const isOver = () => document.getAnimations().every(({ playState }) => playState !== 'running')
    do {
      seen.push(item?.getBoundingClientRect().top)
      await new Promise(requestAnimationFrame)
    } while (seen.length < 5 || !isOver())
    return seen
  })
  expect(new Set(tops).size).toBe(1)
  const top = tops[0] ?? 0
  const last = page.getByRole('menuitem', { name: 'Sign out' })
  const { height } = page.viewportSize() ?? { height: 0 }
  // Guards the test itself: the menu must end near the lower edge.
  expect(top).toBeGreaterThan(height - 160)
  await page.keyboard.press('End')
  await expect(last).toBeFocused()
  expect(await last.evaluate((item) => item.getBoundingClientRect().top)).toBeCloseTo(top)
})
