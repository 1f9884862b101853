import { type Cluster, createDatabase } from '@fathom/testing/database'
import { test as base } from '@playwright/test'
import { type RunningServer, runServer } from '../../tools/test/run-server.ts'
import { watchForErrors } from './watch.ts'

type World = {
  server: RunningServer
  /**
   * Journeys that need the demo people in their initial state run apart from the others. Those that change
   * the same records are in different worlds; each world costs a server per worker.
   */
  world: 'shared' | 'first' | 'second'
}
type Journey = {
  /** Browser errors that this journey expects; any other error fails it. */
  expectedErrors: RegExp
  watched: undefined
}

const isError = (line: string) => /"level":"(error|fatal)"/.test(line)

/** A journey runs against its worker's own server with the demo world, and fails on any browser error. */
export const test = base.extend<Journey, World>({
  world: ['shared', { option: true, scope: 'worker' }],
  server: [
    async ({ world: _ }, use) => {
      const cluster: Cluster = JSON.parse(process.env.FATHOM_TEST_CLUSTER ?? '')
      const database = await createDatabase(cluster, 'demo')
      const server = await runServer(
        {
          DATABASE_URL: database.url,
          DEMO: 'on',
          REGISTRATION_CODE_BYPASS: 'on',
          // A line for every request would be written, sent here and stored, and nobody reads it.
          LOG_LEVEL: 'error',
        },
        { files: cluster.demoFiles },
      )
      await use(server)
      await server.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  expectedErrors: [/^never$/, { option: true }],
  watched: [
    async ({ context, expectedErrors, server }, use) => {
      const logBefore = server.log().length
      const complaints = watchForErrors(context)
      await use(undefined)
      // A call that the journey mocks may still be in flight when the journey is done.
      await Promise.all(
        [context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })),
      )
      const unexpected = complaints.filter((text) => !expectedErrors.test(text))
      if (unexpected.length === 0) return
      const logged = server.log().slice(logBefore).split('\n').filter(isError)
      throw new Error(['the browser complained:', ...unexpected, 'the server logged:', ...logged].join('\n'))
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
