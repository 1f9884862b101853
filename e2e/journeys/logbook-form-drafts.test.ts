import { diveForm } from '../support/dive-form.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { expectDiveOnDevice, expectNoDiveOnDevice } from '../support/stored-on-device.ts'

const CREATE = '/logbook/log-dive/recreational/create'

// A call may get lost, which the browser logs to the console.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ })

test('[SC-05] a draft is saved automatically, offline on the device and in a closed tab too, and starting the next dive sends it', async ({
  page,
  context,
}) => {
  const form = diveForm(page)
  await signInAs(page, 'diver', CREATE)
  await expect(page.getByText('What you type is saved as a draft.').first()).toBeVisible()
  await form.title.fill('Half a dive')
  await expect(form.state).toBeVisible()
  await expect(page).toHaveURL(/recreational\/create\/[0-9a-f-]{36}$/)
  await form.whole()

  await test.step('offline, the text stays on the device and is sent when the connection is back', async () => {
    await context.setOffline(true)
    await form.notes.fill('Written on the boat')
    const notice = page.getByText('Saved on this device. We’ll upload it when you’re online.').first()
    await expect(notice).toBeVisible()
    await context.setOffline(false)
    await expect(form.state).toBeVisible()
  })

  // From now on, the new title never reaches the server.
  await context.route('**/api/logbook/graphql', (route) =>
    route.request().postData()?.includes('Closed tab') ? route.abort() : route.continue(),
  )
  await form.title.fill('Closed tab')
  await expectDiveOnDevice(page, 'Closed tab')
  const address = page.url()
  await page.close()

  await test.step('another tab finds both, and the next dive sends what the closed tab could not', async () => {
    const again = await context.newPage()
    await again.goto(address)
    await expect(diveForm(again).title).toHaveValue('Closed tab')
    await expect(diveForm(again).notes).toHaveValue('Written on the boat')
    await context.unroute('**/api/logbook/graphql')
    await again.goto(CREATE)
    await expect(diveForm(again).title).toHaveValue('')
    // The first tab may have sent it while it was closing, so its answer may belong to no page.
    await expectNoDiveOnDevice(again)
    await again.goto('/logbook')
    const card = again.locator('main li').filter({ hasText: 'Closed tab' })
    await expect(card).toContainText('Draft')
    await expect(card).not.toContainText('Not uploaded yet')
  })
})
