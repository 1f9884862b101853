import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { show } from '../support/variants.ts'

for (const scheme of ['light', 'dark'] as const)
  for (const size of ['phone', 'desktop'] as const)
    test(`axe finds nothing on the page of the kit, in ${scheme} on a ${size}`, async ({ page }) => {
      await show(page, { size, scheme })
      await page.goto('/kit.html')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoAxeViolations(page)
    })
