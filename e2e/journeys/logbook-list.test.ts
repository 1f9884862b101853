import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { OPPOSITES, show } from '../support/variants.ts'

test.use({ world: 'first' })

const dives = 'main li h3 a'

/** Depth labels in the year's picture that overlap a bar or overflow the picture. */
function coveredTags(picture: Element): string[] {
  const frame = picture.getBoundingClientRect()
  const bars = [...picture.querySelectorAll<SVGPathElement>('path[stroke^="url"]')].map((bar) => {
    // The browser reports a wrong box for a non-scaling stroke, so compute it here.
    const { x, y, height } = bar.getBBox()
    const at = new DOMPoint(x, y + height).matrixTransform(bar.getScreenCTM() ?? undefined)
    const half = Number.parseFloat(getComputedStyle(bar).strokeWidth) / 2
    return { left: at.x - half, right: at.x + half, bottom: at.y + half }
  })
  const tags = [...picture.querySelectorAll('span')].filter(({ children }) => children.length === 0)
  if (bars.length === 0 || tags.length !== 2) return ['no bars, or no depths']
  return tags.flatMap((tag) => {
    const { left, right, top, bottom } = tag.getBoundingClientRect()
    const isOver = bars.some((bar) => bar.left < right && bar.right > left && bar.bottom > top)
    const isInside = left >= frame.left && right <= frame.right && bottom <= frame.bottom
    return isOver || !isInside ? [tag.textContent ?? ''] : []
  })
}

/** Whether the page doesn't scroll any more. */
async function isStill(): Promise<boolean> {
  const before = scrollY
  await new Promise((resolve) => setTimeout(resolve, 200))
  return scrollY === before
}

const inTheMiddle = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.getBoundingClientRect().top > innerHeight / 3,
  )?.dataset.dive

test('[RT-14] [SC-05] [LA-05] [ST-02] the logbook has totals, filters with counts, sorting, search and Back, keeps the scroll position, and fits every screen in en-US and ar-SA', async ({
  page,
}) => {
  await signInAs(page, 'diver', '/logbook')
  await expect(page.getByRole('img', { name: /^Your \d+ dives in \d{4} by depth/ })).toBeVisible()
  const first = page.locator(dives).first()
  await expect(first).toHaveAccessibleName(/^Thistlegorm, holds 1 and 2, \d{1,2} [A-Z][a-z]+ \d{4}$/)

  await page.getByText(/^Drafts/).click()
  await expect(page).toHaveURL(/\/logbook\?show=drafts$/)
  await expect(page.locator(dives)).toHaveCount(3)
  await page.getByRole('button', { name: 'Order: Newest first' }).click()
  await page.getByRole('menuitemradio', { name: 'Deepest first' }).click()
  await expect(page.locator(dives).first()).toContainText('Jackson Reef drift')
  const space = async () => {
    const [bar, card] = await Promise.all([
      page.getByRole('searchbox').locator('..').boundingBox(),
      page.locator('main li:has(h3)').first().boundingBox(),
    ])
    return (card?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)
  }
  await expect.poll(space).toBeGreaterThanOrEqual(15)
  await page.goBack()
  await expect(page.locator(dives).first()).toContainText('Night dive at the house reef')
  await page.goBack()
  await expect(first).toContainText('Thistlegorm, holds 1 and 2')

  await page.getByRole('searchbox').fill('thistle')
  await expect(page.getByText(/^\d+ dives? match(es)? “thistle”\.$/)).toBeVisible()
  await expect(page.locator(dives).first()).toContainText('Thistlegorm')
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  await expect(page.getByText(/match(es)? “thistle”/)).toBeHidden()

  for (let step = 0; step < 8; step++) await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000)
  await expect.poll(() => page.evaluate(isStill)).toBe(true)
  // The list has only the rows near the window, so their order in the page changes: one in the middle, by its id.
  const dive = await page.evaluate(inTheMiddle, dives)
  const far = page.locator(`[data-dive="${dive}"]`)
  const before = await page.evaluate(() => scrollY)
  await far.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Logbook')
  await page.goBack()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(120)
  await expect(far).toBeInViewport()

  for (const lang of ['en-US', 'ar-SA'] as const) {
    if (lang === 'ar-SA') {
      await page.evaluate((locale) => localStorage.setItem('fathom.locale', locale), lang)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.locator(dives).first()).toBeVisible()
    }
    for (const { size, scheme } of OPPOSITES)
      await test.step(`${lang}, ${size}`, async () => {
        await show(page, { size, scheme })
        if (lang === 'ar-SA' && scheme === 'dark') await expectNoAxeViolations(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        const year = page.getByRole('main').locator('[role=img]').first()
        await expect.poll(() => year.evaluate(coveredTags)).toEqual([])
        // Each month label is above its own part of the year, however long its name is.
        const widths = await page
          .locator('[data-months] > span')
          .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().width))
        expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
      })
  }
})

test('[SC-05] [BO-01] 10,000 dives are stored on the device, and their list draws only what is seen, down to the first one', async ({
  page,
}) => {
  await signInAs(page, 'veteran', '/logbook')
  await expect(page.locator('main dl').getByText('10,000')).toBeVisible()
  await expect(page.getByText('Storing your dives')).toBeHidden()
  for (let step = 0; step < 20; step++)
    await page.evaluate(async () => {
      scrollBy(0, 600)
      await new Promise(requestAnimationFrame)
    })
  expect(await page.locator(dives).count()).toBeLessThan(80)
  // Heights are estimated until a row was seen, so the end may move once.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      return page
        .locator('main li')
        .last()
        .evaluate((row) => {
          const { bottom } = row.getBoundingClientRect()
          return row.ariaPosInSet === row.ariaSetSize && bottom <= innerHeight
        })
    })
    .toBe(true)
})
