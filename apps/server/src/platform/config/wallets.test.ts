import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigProblem } from './config-problem.ts'
import { publicConfig } from './public-config.ts'
import { readConfig } from './read-config.ts'
import { walletFiles } from './wallets.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'fathom-wallets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { env, otherKey, otherCertificate } = walletFiles(folder)
const read = (given: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...given })
const text = join(folder, 'text.txt')
writeFileSync(text, 'neither a key nor a certificate')

test('[CD-03] without their variables, no wallet is set up', () => {
  expect(read().wallets).toEqual({ apple: undefined, google: undefined })
  expect(publicConfig(read()).wallets).toEqual({ apple: false, google: false })
})

test('[CD-03] both wallets come from the files of the organization, and the portal only learns that they are there', () => {
  const config = read(env)
  expect(config.wallets.apple).toMatchObject({
    passType: 'pass.org.example.cards',
    team: 'A1B2C3D4E5',
    endsAt: new Date('2036-01-01T00:00:00Z'),
  })
  expect(config.wallets.google).toMatchObject({
    issuer: '3388000000012345678',
    email: 'cards@example.iam.gserviceaccount.com',
  })
  expect(publicConfig(config).wallets).toEqual({ apple: true, google: true })
  expect(JSON.stringify(publicConfig(config))).not.toMatch(/PRIVATE|A1B2C3D4E5|gserviceaccount/)
})

test('a key with a password needs the password', () => {
  const locked = walletFiles(folder, { passphrase: 'six words' }).env
  expect(read({ ...locked, APPLE_WALLET_KEY_PASSWORD: 'six words' }).wallets.apple).toBeDefined()
  expect(() => read({ ...locked, APPLE_WALLET_KEY_PASSWORD: 'seven' })).toThrow(/APPLE_WALLET_KEY .*password/)
  expect(() => read(locked)).toThrow(ConfigProblem)
  walletFiles(folder)
})

const files = walletFiles(folder)
test.each([
  ['APPLE_WALLET_KEY', otherKey, /^APPLE_WALLET_KEY is not the key of APPLE_WALLET_CERTIFICATE$/],
  ['APPLE_WALLET_KEY', text, /^APPLE_WALLET_KEY names a file that is not a private key/],
  ['APPLE_WALLET_CERTIFICATE', otherCertificate, /^APPLE_WALLET_CERTIFICATE is not a certificate for passes/],
  ['APPLE_WALLET_CERTIFICATE', text, /^APPLE_WALLET_CERTIFICATE names a file that is not a certificate/],
  [
    'APPLE_WALLET_CERTIFICATE',
    join(folder, 'nowhere'),
    /^APPLE_WALLET_CERTIFICATE names a file that can't be read/,
  ],
  [
    'APPLE_WALLET_INTERMEDIATE',
    files.env.APPLE_WALLET_CERTIFICATE,
    /^APPLE_WALLET_INTERMEDIATE is not the certificate/,
  ],
  [
    'APPLE_WALLET_INTERMEDIATE',
    '',
    /^APPLE_WALLET_INTERMEDIATE must be set when APPLE_WALLET_CERTIFICATE and APPLE_WALLET_KEY is$/,
  ],
  ['GOOGLE_WALLET_ISSUER', 'fathom', /^GOOGLE_WALLET_ISSUER must be the number of the issuer$/],
  ['GOOGLE_WALLET_KEY', text, /^GOOGLE_WALLET_KEY is not the JSON key of a service account$/],
  ['GOOGLE_WALLET_KEY', '', /^GOOGLE_WALLET_KEY must be set when GOOGLE_WALLET_ISSUER is$/],
])('the server does not start with %s as %s, and says why', (variable, value, reason) => {
  expect(() => read({ ...files.env, [variable]: value })).toThrow(reason)
})
