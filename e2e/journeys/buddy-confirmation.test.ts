import { qrCode } from '@fathom/look/drawings/card/qr-code.ts'
import type { Page } from '@playwright/test'
import { apiOf } from '../support/api.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { holdBeforeCamera } from '../support/camera.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { expectPlanOnDevice, expectPortalOnDevice } from '../support/stored-on-device.ts'
import { SIZES } from '../support/variants.ts'

test.use({
  viewport: SIZES.phone,
  serviceWorkers: 'allow',
  // A page opened offline has no token: its first call is rejected, and it then requests one.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|401/,
})

const LOG_ID = '0197a000-0000-7000-8000-000000000174'
const DIVE = `/logbook/dive/${LOG_ID}`

type Api = Awaited<ReturnType<typeof apiOf>>

const writeDive = (api: Api, action: 'create' | 'update', input: object) =>
  api.post('/api/logbook/graphql', {
    query: `mutation ($id: ID!, $input: RecreationalLogInput!) {
      ${action}RecreationalLog(id: $id, input: $input) { id }
    }`,
    variables: { id: LOG_ID, input },
  })

/** The text that the button copies; a phone shares it the same way. */
async function copiedCode(page: Page): Promise<string> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void sessionStorage.setItem('copied', text)
  })
  await page.getByRole('button', { name: 'Copy code' }).click()
  const copied = () => page.evaluate(() => sessionStorage.getItem('copied') ?? '')
  await expect.poll(copied).toMatch(/^FATHOM5:/)
  return copied()
}

async function paste(page: Page, code: string, button: string) {
  await page.getByText('Paste the text of a code').click()
  await page.getByLabel('Text of the code').fill(code)
  await page.getByRole('button', { name: button, exact: true }).click()
}

test('[TS-15] on a boat without a network a buddy scans and confirms a dive, anyone can check it, and a later change shows', async ({
  page,
  context,
  browser,
  server,
}) => {
  const other = await browser.newContext({
    baseURL: server.url,
    viewport: SIZES.phone,
    serviceWorkers: 'allow',
  })
  const home = await other.newPage()
  await signInAs(page, 'diver', '/training/dashboard')
  const mine = await apiOf(page, server.url)
  await writeDive(mine, 'create', {
    ...{ dive_title: 'Drift at the wall', dive_date: '2026-05-14', dive_location: 'Blue Corner' },
    ...{ dive_type: 'Boat', status: 'Published', depth_time: { max_depth: 18.2, bottom_time: 45 } },
  })
  await page.goto(DIVE)
  await expect(page.getByRole('heading', { level: 1, name: 'Drift at the wall' })).toBeVisible()
  await signInAs(home, 'student', '/training/dashboard')
  for (const each of [page, home]) {
    await expectPortalOnDevice(each)
    await expectPlanOnDevice(each)
  }
  await Promise.all([context.setOffline(true), other.setOffline(true)])
  await home.close()

  const request = await test.step('the diver shows a code', async () => {
    await page.goto(DIVE)
    await page.getByRole('button', { name: 'Ask my buddy to confirm' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask my buddy to confirm' })
    await expect(dialog.getByRole('img', { name: 'Code that asks for a confirmation' })).toBeVisible()
    await expectNoAxeViolations(page)
    return copiedCode(page)
  })

  const phone = await other.newPage()
  const answer = await test.step('the buddy scans it, sees the dive, and confirms', async () => {
    await holdBeforeCamera(phone, qrCode(request, 'L'))
    await phone.goto('/verify')
    await phone.getByRole('button', { name: 'Scan with camera' }).click()
    await expect(phone.getByText('Blue Corner')).toBeVisible()
    await expect(phone.getByText(/Mara Lindqvist 100001.? asks you to confirm this dive/)).toBeVisible()
    await phone.getByRole('button', { name: 'Confirm dive' }).click()
    await expect(phone.getByRole('heading', { name: 'You confirmed this dive' })).toBeVisible()
    await expectNoAxeViolations(phone)
    return copiedCode(phone)
  })

  await test.step('the diver’s dive carries it', async () => {
    await paste(page, answer, 'Add confirmation')
    await expect(page.getByText(/^Confirmed by .*100002.? on/)).toBeVisible()
    await expect(page.getByText('Saved on this device. We’ll upload it')).toBeVisible()
  })

  await test.step('the code is checked like a card, offline', async () => {
    await phone.goto('/verify')
    await paste(phone, answer, 'Check')
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This dive is genuine')
    await expect(phone.getByText('Dive confirmed by a buddy')).toBeVisible()
    await expect(phone.getByText('Mara Lindqvist 100001')).toBeVisible()
  })

  await test.step('back online it is uploaded, and a change of the depth shows', async () => {
    await context.setOffline(false)
    await expect(page.getByText('Saved on this device. We’ll upload it')).toBeHidden()
    await writeDive(mine, 'update', { depth_time: { max_depth: 39.5 } })
    await page.reload()
    await expect(page.getByText('Changed since confirmed: Maximum depth')).toBeVisible()
    await expectNoAxeViolations(page)
  })
  await other.close()
})
