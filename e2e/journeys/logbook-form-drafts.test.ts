import { expectNoAxeViolations } from '../support/axe.ts'
import { diveForm } from '../support/dive-form.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { expectDiveOnDevice } from '../support/stored-on-device.ts'

const CREATE = '/logbook/log-dive/recreational/create'

// A stale save is answered 409, and a call may get lost: the browser logs both to the console.
test.use({ expectedErrors: /409|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ })

test('[SC-05] a draft is saved automatically, offline on the device, and a reload finds it under its own URL', async ({
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
  await context.setOffline(true)
  await form.notes.fill('Written on the boat')
  const notice = page.getByText('Kept on this device, sent when you are back online').first()
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(form.state).toBeVisible()
  await page.reload()
  await expect(form.title).toHaveValue('Half a dive')
  await expect(form.notes).toHaveValue('Written on the boat')
  await page.goto(CREATE)
  await expect(form.title).toHaveValue('')
})

test('closing a tab in the middle of a word loses nothing, and starting the next dive sends it', async ({
  page,
  context,
}) => {
  const form = diveForm(page)
  await signInAs(page, 'diver', CREATE)
  // The request never reaches the server.
  await context.route('**/api/logbook/graphql', (route) =>
    route.request().postData()?.includes('Closed tab') ? route.abort() : route.continue(),
  )
  await form.title.fill('Closed tab')
  await expect(page).toHaveURL(/create\/[0-9a-f-]{36}$/)
  await expectDiveOnDevice(page, 'Closed tab')
  const address = page.url()
  await page.close()

  const again = await context.newPage()
  await again.goto(address)
  await expect(diveForm(again).title).toHaveValue('Closed tab')
  await context.unroute('**/api/logbook/graphql')
  const sent = again.waitForResponse(
    (answer) => answer.ok() && (answer.request().postData()?.includes('Closed tab') ?? false),
  )
  await again.goto(CREATE)
  await sent
  const elsewhere = await context.browser()?.newContext({ baseURL: new URL(address).origin })
  const other = await elsewhere?.newPage()
  if (!other) throw new Error('no other device')
  await signInAs(other, 'diver', new URL(address).pathname)
  await expect(diveForm(other).title).toHaveValue('Closed tab')
  await elsewhere?.close()
})

test('two tabs with one dive: independent changes are merged, and the person resolves conflicts', async ({
  page,
  context,
}) => {
  const form = diveForm(page)
  await signInAs(page, 'diver', CREATE)
  await form.title.fill('Two tabs')
  await expect(form.state).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  const theirs = diveForm(other)
  await theirs.title.fill('Theirs')
  await theirs.notes.fill('Only there')
  await theirs.chip('Save draft').click()
  await expect(theirs.state).toBeVisible()

  await form.title.fill('Mine')
  await form.depth.fill('12')
  const choice = page.getByRole('alertdialog', { name: 'This was changed elsewhere' })
  await expect(choice.getByRole('row', { name: 'Title Mine Theirs' })).toBeVisible()
  await expect(choice.getByRole('row')).toHaveCount(2)
  await expectNoAxeViolations(page)
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(form.state).toBeVisible()
  await expect(form.notes).toHaveValue('Only there')
  await page.reload()
  await expect(form.title).toHaveValue('Mine')
  await expect(form.depth).toHaveValue('12')
  await expect(form.notes).toHaveValue('Only there')
})

test("[ST-01] changes to a published dive aren't sent until the diver saves, and survive a reload", async ({
  page,
}) => {
  const form = diveForm(page)
  await signInAs(page, 'diver', CREATE)
  await form.fillRequired('For all to see')
  await form.publish.click()
  await page.getByRole('link', { name: 'See this dive' }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-2)
  await page.goto(`/logbook/log-dive/recreational/update/${id}`)
  await form.title.fill('Better title')
  await expect(page.getByText('Not saved yet. Kept on this device.').first()).toBeVisible()
  await page.reload()
  await expect(form.title).toHaveValue('Better title')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This dive is in your logbook.' })).toBeVisible()
  await expect(page.getByText('Better title')).toBeVisible()
})
