import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'plain',
          include: ['packages/{domain,contract,locales,look}/**/*.test.ts', '{tools,bench}/**/*.test.ts'],
          exclude,
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'packages/{identity,testing}/**/*.test.ts'],
          exclude,
          globalSetup: ['tools/test/database.setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: 'apps/portal/vite.config.ts',
        test: {
          name: 'portal',
          environment: 'happy-dom',
          // A document for every file would cost seven times the tests themselves; the setup cleans up instead.
          isolate: false,
          setupFiles: ['tools/test/clean-document.setup.ts'],
          include: ['apps/portal/**/*.test.{ts,tsx}'],
          exclude,
        },
      },
    ],
  },
})
