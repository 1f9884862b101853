import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { show } from '../support/variants.ts'

for (const variant of [
  { size: 'phone', scheme: 'light' },
  { size: 'desktop', scheme: 'dark' },
] as const)
  test(`axe finds no violations on the kit page, in ${variant.scheme} on a ${variant.size}`, async ({
    page,
  }) => {
    await show(page, variant)
    await page.goto('/kit.html')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoAxeViolations(page)
  })
