import { expect, test } from 'vitest'
import { readConfig } from '../platform/config/index.ts'
import { greeting } from './greeting.ts'
import type { Server } from './start.ts'

const elsewhere = {
  SECRET_KEY: 'a secret of more than thirty-two characters',
  DATABASE_URL: 'postgres://u@h/d',
  FILES_URL: 's3://key:secret@files.example/bucket',
  SMTP_URL: 'smtp://mail.example',
}
const greeted = (env: Record<string, string> = {}) => {
  const config = readConfig({ ...elsewhere, ...env })
  return greeting({ url: config.publicUrl, platform: { config } as Server['platform'] }, 1234).join('\n')
}

test('the demo prints its people and their password', () => {
  expect(greeted()).toMatch(
    /is ready at http:\/\/localhost:3000 \(1\.2 s\)\nSign in as .*Reef1234:\n {2}diver@fathom/,
  )
})

test("with another sign-in provider, or without a demo, no people are listed who couldn't sign in", () => {
  const outside = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_SECRET: 'known-to-both' }
  for (const env of [outside, { DEMO: 'off' }]) expect(greeted(env)).not.toMatch(/Sign in|\n/)
})
