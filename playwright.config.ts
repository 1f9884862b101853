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
  // Retries are reported by name, and too many of them fail the run: see tools/run/journeys.ts.
  retries: 1,
  // Performance is measured in bench/; here a busy machine must not look like a broken product.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // A service worker would answer instead of the server; the journeys that test it allow it.
    serviceWorkers: 'block',
    // Drawing motion takes a seventh of the processor's time; `kit.test.ts` looks at motion itself.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
})
