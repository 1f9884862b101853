import { type Cluster, createDatabase } from '@fathom/testing/database'
import { runServer } from '../../tools/test/run-server.ts'
import { expect, test } from '../support/journey.ts'
import { signInUnseen } from '../support/sign-in.ts'
import { unwrappedText } from '../support/unwrapped.ts'

const PSEUDO = 'qps-ploc'
const NAMES = ['Mara Lindqvist', 'Mara', 'Lindqvist', 'ML', 'Fathom']

test('in development one origin serves both, and the pseudo-locale finds no untranslated text in the shell', async ({
  browser,
}) => {
  const cluster: Cluster = JSON.parse(process.env.FATHOM_TEST_CLUSTER ?? '')
  const database = await createDatabase(cluster, 'demo')
  const dev = await runServer({ DATABASE_URL: database.url }, { command: ['tools/dev.ts'] })
  const context = await browser.newContext({ baseURL: dev.url })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await signInUnseen(page, 'diver')
    await page.goto(`/settings?lang=${PSEUDO}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/, { timeout: 60_000 })
    expect(await unwrappedText(page, NAMES)).toEqual([])
  } finally {
    await context.close()
    await dev.stop()
    await database.drop()
  }
})
