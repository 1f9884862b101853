import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'

test('[CA-07, CA-47] Shop home exchanges the session for a code and redirects to the shop with it', async ({
  page,
}) => {
  await signInAs(page, 'diver')
  await page.route('https://www.fathom.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The shop</title>' }),
  )
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Shop home', exact: true })
    .click()
  await page.waitForURL('https://www.fathom.example/shop?**')
  expect(new URL(page.url()).searchParams.get('code')).toMatch(/^[\w-]{20,}$/)
})
