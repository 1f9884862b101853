import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { SCREENS } from '../support/screens.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

const people = Map.groupBy(
  SCREENS.filter(({ opens }) => opens === undefined),
  ({ as = 'diver', isOpen }) => (isOpen ? undefined : as),
)

for (const [person, screens] of people)
  test(`axe finds nothing on the screens of ${person ?? 'a stranger'}`, async ({ page }) => {
    test.setTimeout(180_000)
    await show(page, { size: 'phone' })
    if (person) await signInAs(page, person)
    for (const { path, title } of screens)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page).toHaveTitle(`${title} · Fathom`)
        await expectNoAxeViolations(page)
      })
  })
