import { type Cluster, createDatabase } from '@fathom/testing/database'
import { test as base } from '@playwright/test'
import { type RunningServer, runServer } from '../../tools/test/run-server.ts'
import { watchForErrors } from './watch.ts'

type World = {
  server: RunningServer
  /** A journey that counts on the demo people as they were made names a world of its own: no other has been there. */
  ownWorld: string
}
type Journey = {
  /** What the browser may complain about in this journey; anything else fails it. */
  expectedErrors: RegExp[]
  watched: undefined
}

/** A journey runs against a server of its worker's own, with the demo world, and fails on any error in the browser. */
export const test = base.extend<Journey, World>({
  ownWorld: ['', { option: true, scope: 'worker' }],
  server: [
    async ({ ownWorld: _ }, use) => {
      const cluster: Cluster = JSON.parse(process.env.FATHOM_TEST_CLUSTER ?? '')
      const database = await createDatabase(cluster, 'demo')
      const server = await runServer({
        DATABASE_URL: database.url,
        DEMO: 'on',
        REGISTRATION_CODE_BYPASS: 'on',
      })
      await use(server)
      await server.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ context, expectedErrors }, use) => {
      const complaints = watchForErrors(context)
      await use(undefined)
      // A call that a journey answers itself may still be under way when it has seen what it came for.
      await Promise.all(
        [context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })),
      )
      const unexpected = complaints.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))
      if (unexpected.length > 0) throw new Error(`the browser complained:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
