import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS } from './tools/browser-flags.ts'
import { findBrowser } from './tools/find-browser.ts'

export default defineConfig({
  testDir: 'e2e/journeys',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/support/cluster.setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Told by name, and a failure of the run when they are many: see tools/run/journeys.ts.
  retries: 1,
  // How long something takes is measured in bench/; here a busy machine must not look like a broken product.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 30_000,
    // It would answer for the server; the journeys that are about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
})
