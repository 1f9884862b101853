import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { memberStatus } from '@fathom/contract/club'
import { type Cluster, createDatabase } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'
import { runServer } from '../../tools/test/run-server.ts'
import { signInPath } from '../support/account-pages.ts'
import { expect, test } from '../support/journey.ts'
import { fillSignIn } from '../support/sign-in.ts'
import { SIZES } from '../support/variants.ts'

/**
 * The browser resolves every name under localhost to this machine; the portal must use that host to sign in.
 */
async function openProHost() {
  const cluster: Cluster = JSON.parse(process.env.FATHOM_TEST_CLUSTER ?? '')
  const database = await createDatabase(cluster, 'demo')
  const port = await freePort()
  const url = `http://pro.localhost:${port}`
  const server = await runServer({ DATABASE_URL: database.url, DEMO: 'on', PUBLIC_URL: url })
  const listener = createServer((socket) => {
    const inside = connect(Number(new URL(server.url).port), 'localhost')
    for (const [one, other] of [
      [socket, inside],
      [inside, socket],
    ] as const)
      one.pipe(other).on('error', () => one.destroy())
  }).listen(port, '127.0.0.1')
  await once(listener, 'listening')
  const close = async () => {
    listener.close()
    await server.stop()
    await database.drop()
  }
  return { url, close }
}

test('[RO-04] a host with pro requests the member status and shows it to a professional', async ({
  browser,
}) => {
  const pro = await openProHost()
  const context = await browser.newContext({ baseURL: pro.url, viewport: SIZES.phone })
  const page = await context.newPage()
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/pro/graphql')) bodies.push(request.postData() ?? '')
  })
  // Only the browser can resolve that name, so the test fills in the page itself.
  await page.goto(signInPath('/account'))
  await fillSignIn(page, 'instructor')
  await expect(page.getByText('Member number')).toBeVisible()
  await expect(page.getByText('500001', { exact: true }).first()).toBeVisible()
  expect(bodies.some((body) => body.includes(memberStatus.id))).toBe(true)
  await page.setViewportSize(SIZES.desktop)
  await expect(page.getByText('Member number')).toBeVisible()
  await context.close()
  await pro.close()
})
