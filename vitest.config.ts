import { defineConfig } from 'vitest/config'
import { filesThatAct } from './tools/test/files-that-act.ts'
import { PATIENCE_MS, TEST_MS } from './tools/test/patience.ts'

const exclude = ['**/node_modules/**', '**/dist/**']

/** Tests that start and kill whole processes: part of `npm test`, too slow for `npm run check`. */
const SLOW = [
  'apps/server/src/platform/database/embedded/**/*.test.ts',
  'apps/server/src/app/*.test.ts',
  'bench/faults/*.test.ts',
]

const onTheServer = {
  // Loading the whole server again for every file would cost as much as the tests themselves.
  isolate: false,
  globalSetup: ['tools/test/database.setup.ts'],
  setupFiles: ['tools/test/patience.setup.ts', 'tools/test/ends.setup.ts'],
  expect: { poll: { timeout: PATIENCE_MS } },
  testTimeout: TEST_MS,
  hookTimeout: 180_000,
}

const ACTING = filesThatAct()

const inThePortal = {
  environment: 'happy-dom',
  // A document per file would cost seven times as much as the tests themselves; the setup cleans up instead.
  isolate: false,
  setupFiles: ['tools/test/clean-document.setup.ts', 'tools/test/patience.setup.ts'],
  expect: { poll: { timeout: PATIENCE_MS } },
  testTimeout: TEST_MS,
}

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'plain',
          include: [
            'packages/{domain,contract,locales,look,cards,courses,dive-files}/**/*.test.ts',
            '{tools,bench}/**/*.test.ts',
          ],
          exclude: [...exclude, ...SLOW],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'packages/{identity,testing}/**/*.test.ts'],
          exclude: [...exclude, ...SLOW],
          ...onTheServer,
        },
      },
      { test: { name: 'slow', include: SLOW, exclude, ...onTheServer } },
      {
        extends: 'apps/portal/vite.config.ts',
        test: {
          name: 'portal',
          include: ['apps/portal/**/*.test.ts'],
          exclude: [...exclude, ...ACTING],
          ...inThePortal,
        },
      },
      {
        extends: 'apps/portal/vite.config.ts',
        test: {
          name: 'screens',
          include: ['apps/portal/**/*.test.tsx'],
          exclude: [...exclude, ...ACTING],
          ...inThePortal,
        },
      },
      {
        extends: 'apps/portal/vite.config.ts',
        test: { name: 'portal-act', include: ACTING, exclude, ...inThePortal },
      },
    ],
  },
})
