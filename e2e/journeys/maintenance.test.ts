import { expect, test } from '../support/journey.ts'
import { signInAs, signInUnseen } from '../support/sign-in.ts'

test('[NV-12] staff can switch the maintenance banner at run time, without a new build', async ({
  page,
  browser,
  server,
}) => {
  await signInAs(page, 'diver')
  const banner = page.getByText('We are working on Fathom.')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
  const office = await browser.newContext({ baseURL: server.url })
  const staff = await office.newPage()
  await signInUnseen(staff, 'staff')
  const setFlag = async (value: boolean) => {
    const { idToken } = await (
      await office.request.post('/api/auth/session/refresh', { headers: { origin: server.url } })
    ).json()
    const answer = await office.request.put('/api/flags/showSiteMaintenanceNotice', {
      headers: { authorization: `Bearer ${idToken}` },
      data: { value },
    })
    expect(answer.status()).toBe(200)
  }
  await setFlag(true)
  await page.reload()
  await expect(banner).toBeVisible()
  await setFlag(false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
  await office.close()
})
