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
          include: ['apps/portal/**/*.test.{ts,tsx}'],
          exclude,
        },
      },
    ],
  },
})
