import { expect, test } from 'vitest'
import { anOpenPage, soon } from '../../app/testing/open-page.fixture.tsx'
import { anApplication, opensWith, PATH } from './application.fixture.ts'

const anOpenApplication = opensWith(anOpenPage)

test("another person's application looks like one that does not exist", async () => {
  const { text } = await anOpenApplication({ [PATH]: 404 })
  await soon(() => expect(text()).toContain('This application doesn’t exist'))
})

test('[ER-04] an application that does not load says so and can be retried', async () => {
  let isDown = true
  const { text, press } = await anOpenApplication({ [PATH]: () => (isDown ? 403 : anApplication()) })
  await soon(() => expect(text()).toContain('We couldn’t load the application'))
  isDown = false
  press('Try again')
  await soon(() => expect(text()).toContain('Step 1 of 8'))
})
