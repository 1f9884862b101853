import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { OPPOSITES, show } from '../support/variants.ts'

test.use({ world: 'first' })

/** The list has only the rows near the window, so the dive is searched for. */
async function openDive(page: Page, title: string) {
  await page.getByRole('searchbox').fill(title)
  await expect(page.getByText(new RegExp(`match(es)? “${title}”`))).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`^${title}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Swipes across the photo at once, so that a busy machine doesn't turn it into a slow swipe. */
async function swipe(page: Page, by: number) {
  await page
    .getByRole('dialog')
    .locator('figure')
    .evaluate((figure, distance) => {
      const at = (type: string, x: number) =>
        figure.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX: x, clientY: 300 }),
        )
      at('pointerdown', 200)
      at('pointerup', 200 + distance)
    }, by)
}

/** Labels that overflow the picture or are covered by the card at its bottom. */
function coveredWords(picture: Element): string[] {
  const frame = picture.getBoundingClientRect()
  const foot = picture.nextElementSibling?.getBoundingClientRect().top ?? frame.bottom
  return [...picture.querySelectorAll('[aria-hidden] > span')].flatMap((word) => {
    const { left, right, bottom, width } = word.getBoundingClientRect()
    const isShown = left >= frame.left && right <= frame.right && bottom <= foot
    return width > 0 && !isShown ? [word.textContent ?? ''] : []
  })
}

/** Runs in the page: every title that it shows from now on. */
function watchHeadings() {
  const seen = new Set<string>()
  const look = () => {
    const heading = document.querySelector('main h1')?.textContent
    if (heading) seen.add(heading)
  }
  look()
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  return seen
}

test('[CA-40] [EN-05] [CO-05] [SC-05] a dive is deleted and restored, shows profile, figures and photos by keyboard and by swipe, prints on one page, and reads in Arabic', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await signInAs(page, 'diver', '/logbook?find=rescue')
  // The dive takes 41 minutes, so its last mark is 40.
  await openDive(page, 'Rescue scenario 2')
  const picture = page.locator('figure')
  await expect.poll(() => picture.evaluate(coveredWords)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 720, height: 1000 })
  await expect.poll(() => picture.evaluate(coveredWords)).toEqual([])
  await page.emulateMedia({ media: null })
  await show(page, { size: 'desktop' })

  const toLogbook = page.getByRole('main').getByRole('link', { name: 'Logbook' })
  await toLogbook.click()
  await openDive(page, 'Canyon, late morning')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const headings = await page.evaluateHandle(watchHeadings)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/logbook(\?|$)/)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await headings.evaluate((seen) => [...seen])).toEqual(['Canyon, late morning', 'Logbook'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('“Canyon, late morning” restored.')).toBeVisible()
  await openDive(page, 'Canyon, late morning')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.getByText('Mara Lindqvist restored it')).toBeVisible()
  await expect(history.getByText('Mara Lindqvist deleted it')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')

  await toLogbook.click()
  await openDive(page, 'Thistlegorm, holds 1 and 2')
  await expect(page.getByText(/^Dive \d+\. Sha’ab Ali, Egypt\. \d+ \w+ \d{4}, /)).toBeVisible()
  const numbers = page.getByRole('region', { name: 'Numbers' })
  await expect(numbers).toContainText('30.4m')
  await expect(numbers).toContainText('46min')
  await expect(page.getByRole('img', { name: 'Nitrox: 32% oxygen and 68% nitrogen' })).toBeVisible()
  await expectNoAxeViolations(page)
  // Nobody measured this dive, so nothing on its picture can be read off as if someone had.
  const sketch = page.getByRole('figure').filter({ hasText: 'Sketch from depth and times.' })
  await expect(sketch).toBeVisible()
  await expect(sketch.getByRole('slider')).toHaveCount(0)

  await page.getByRole('button', { name: /^Open photo 1/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  await expect(viewer.getByText('1 of 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 of 3')).toBeVisible()
  await swipe(page, -160)
  await expect(viewer.getByText('3 of 3')).toBeVisible()
  await swipe(page, 160)
  await expect(viewer.getByText('2 of 3')).toBeVisible()
  await expect(viewer.getByRole('img')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page.getByRole('button', { name: /^Open photo 1/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(viewer.getByText('1 of 3')).toBeVisible()
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(sketch).toBeVisible()

  await expect(page.getByRole('button', { name: /^Open photo 3/ }).locator('img')).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  await page.evaluate(() => localStorage.setItem('fathom.locale', 'ar-SA'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1, name: 'Thistlegorm, holds 1 and 2' })).toBeVisible()
  for (const { size, scheme } of OPPOSITES)
    await test.step(`${size}, ${scheme}`, async () => {
      await show(page, { size, scheme })
      if (scheme === 'dark') await expectNoAxeViolations(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })
})

test('[CD-04] the picture of a dive fits into its dialog on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAs(page, 'diver', '/logbook?find=rescue')
  await page
    .getByRole('link', { name: /^Rescue/ })
    .first()
    .click()
  // The list has a menu of the same name.
  await expect(page.getByRole('heading', { level: 1, name: /^Rescue/ })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this dive' })
  await expect(dialog.getByRole('img')).toBeVisible()
  const body = await dialog.evaluate((element) => [element.scrollWidth, element.clientWidth])
  expect(body[0]).toBe(body[1])
})
