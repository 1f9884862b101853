import type { Page } from '@playwright/test'
import { diveForm } from '../support/dive-form.ts'
import { expect, test } from '../support/journey.ts'
import { fillSignIn, signInAfresh } from '../support/sign-in.ts'
import { expectDiveOnDevice, keysOnDevice } from '../support/stored-on-device.ts'

const CREATE = '/logbook/log-dive/recreational/create'

// Dives are kept from the server, and calls that are on their way when a session ends are answered 401.
test.use({ expectedErrors: /ERR_FAILED|Failed to fetch|401/ })

/** The keys of everything that the browser stores for people, and the names of the people's keys. */
async function storedOn(page: Page): Promise<string[]> {
  const { keys } = await keysOnDevice(page)
  return Object.entries(keys).flatMap(([name, found]) =>
    found.filter((key) => key !== 'encrypted' && name !== 'trust').map((key) => `${name} ${key}`),
  )
}

async function askToSignOut(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('[BO-05] [BO-06] signing out asks before it drops a dive and leaves nothing for the next person, who can have the device forgotten', async ({
  page,
  context,
}) => {
  await context.route('**/api/logbook/graphql', (route) =>
    route.request().postData()?.includes('Only here') ? route.abort() : route.continue(),
  )
  await signInAfresh(page, 'diver', CREATE)
  await diveForm(page).title.fill('Only here')
  await expectDiveOnDevice(page, 'Only here')

  await test.step('the question names what would be lost, and staying loses nothing', async () => {
    await askToSignOut(page)
    const question = page.getByRole('alertdialog', { name: 'Sign out and delete what isn’t uploaded?' })
    await expect(question).toContainText('aren’t uploaded yet: 1.')
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(diveForm(page).title).toHaveValue('Only here')
    await expectDiveOnDevice(page, 'Only here')
  })

  await test.step('signing out removes it', async () => {
    await askToSignOut(page)
    await page.getByRole('button', { name: 'Delete and sign out' }).click()
    await page.waitForURL('**/accounts/**')
    expect(await storedOn(page)).toEqual([])
  })

  await test.step('the next person has the device forgotten', async () => {
    await page.goto('/settings')
    await fillSignIn(page, 'newcomer')
    await page.goto(CREATE)
    await diveForm(page).title.fill('Only here too')
    await expectDiveOnDevice(page, 'Only here too')
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Forget this device' }).click()
    const question = page.getByRole('alertdialog', { name: 'Forget this device?' })
    await expect(question).toContainText('Not uploaded yet, and lost if you continue: 1')
    await question.getByRole('button', { name: 'Forget this device' }).click()
    await page.waitForURL('**/accounts/**')
    expect(await storedOn(page)).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('fathom.person')
  })
})
