import { expect, test } from '../support/journey.ts'
import { signInAfresh } from '../support/sign-in.ts'

const LONG = 'Unbroken'.repeat(25)
const AT = '2026-11-14T09:30:00.000Z'
const CLIENT = {
  ...{ clientId: 'client_long', name: LONG.slice(0, 80), scopes: ['purchases:read'], createdAt: AT },
  ...{ rotatedAt: null, oldSecretUntil: null, lastUsedAt: null, withdrawnAt: null },
}
/** What the office has of each, with the longest word that the server accepts. */
const ANSWERS: Readonly<Record<string, object>> = {
  '/api/office/code-batches': {
    items: [
      {
        ...{
          id: '01920000-0000-7000-8000-00000000b001',
          kind: 'club',
          title: 'Club',
          store: null,
          note: LONG,
        },
        ...{ counts: { open: 1, redeemed: 0, withdrawn: 0 }, issuedAt: AT },
      },
    ],
    next: null,
  },
  '/api/office/integrations/clients': { items: [CLIENT], tokenUrl: null },
  '/api/office/integrations/purchases': {
    items: [
      {
        ...{ id: '01920000-0000-7000-8000-00000000e001', reference: LONG.slice(0, 100), state: 'applied' },
        ...{
          items: [{ kind: 'club', state: 'applied' }],
          reportedAt: AT,
          appliedAt: AT,
          client: CLIENT.name,
        },
        ...{ person: { affiliateId: 100001, name: 'Dana Reyes' }, email: null },
      },
    ],
    next: null,
  },
}
const PAGES = ['/office/codes', '/office/integrations', '/office/integrations?tab=purchases']

test('[OF-07] [OF-10] a long word without a space keeps the pages of the office as wide as the screen', async ({
  page,
}) => {
  await signInAfresh(page, 'staff', '/office')
  await page.route(
    ({ pathname }) => pathname in ANSWERS,
    (route) => route.fulfill({ json: ANSWERS[new URL(route.request().url()).pathname] }),
  )
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.getByText('UnbrokenUnbroken').first()).toBeVisible()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([path, width, wide <= width]).toEqual([path, width, true])
    }
  }
})

test('[OF-09] between phone and desktop, the dates of the audit log and of the figures stand apart', async ({
  page,
}) => {
  await signInAfresh(page, 'staff', '/office/audit')
  await page.setViewportSize({ width: 768, height: 1024 })
  const boxes = page.locator('[class*="box"]:has([role="spinbutton"])')
  await expect(boxes).toHaveCount(2)
  const [from, to] = await boxes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  expect(from.right <= to.left || from.bottom <= to.top).toBe(true)
  await page.goto('/office/figures')
  const names = page.locator('[class*="label-text"]')
  await expect(names.first()).toBeVisible()
  const collisions = await names.evaluateAll((all) => {
    const rects = all.map((one) => one.getBoundingClientRect())
    return rects.filter((rect, at) => {
      const next = rects[at + 1]
      return next && Math.abs(next.top - rect.top) < 2 && next.left > rect.left && next.left < rect.right + 2
    }).length
  })
  expect(collisions).toBe(0)
})
