import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigProblem } from './config-problem.ts'
import { publicConfig } from './public-config.ts'
import { readConfig } from './read-config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'fathom-config-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))
const SECRET_KEY = 'a secret of more than thirty-two characters'
const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR, ...env })
const production = { NODE_ENV: 'production', DEMO: 'off', SECRET_KEY, PUBLIC_URL: 'https://dive.example.org' }

test('with nothing set, the demo runs on port 3000 with its own database, files and mail', () => {
  expect(read()).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    contentUrl: 'http://localhost:3001',
    contentPort: 3001,
    demo: true,
    databaseUrl: undefined,
    s3: undefined,
    smtpUrl: undefined,
    isRegistrationCodeBypassed: false,
  })
})

test('[CO-09] the version comes from the build and starts at 2.0.121', () => {
  const root = JSON.parse(readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8'))
  const [major, minor, patch] = read().version.split('.').map(Number)
  expect(read().version).toBe(root.version)
  expect([major, minor]).toEqual([2, 0])
  expect(patch).toBeGreaterThanOrEqual(121)
})

test('[CO-04] the registration code can be bypassed by configuration', () => {
  expect(read({ REGISTRATION_CODE_BYPASS: 'on' }).isRegistrationCodeBypassed).toBe(true)
})

test('HSTS covers subdomains only when it is configured', () => {
  expect([read().hstsSubdomains, read({ HSTS_SUBDOMAINS: 'on' }).hstsSubdomains]).toEqual([false, true])
})

test('[CO-02] by default, the club takes 25 % off and the other offer 20 %', () => {
  expect(read().discounts).toEqual({ club: 25, offer: 20 })
  expect(read({ CLUB_DISCOUNT: '30', OFFER_DISCOUNT: '5' }).discounts).toEqual({ club: 30, offer: 5 })
})

test.each([
  ['CLUB_DISCOUNT', '0'],
  ['OFFER_DISCOUNT', '100'],
  ['PORT', 'http'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'dive.example.org'],
  ['PUBLIC_URL', 'https://dive.example.org/portal'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DEMO', 'yes'],
  ['HSTS_SUBDOMAINS', 'yes'],
  ['OIDC_CLAIMS', 'affiliate=custom:id'],
  ['OIDC_CLAIMS', 'affiliate_id'],
  ['SECRET_KEY', 'short'],
  ['TRUSTED_PROXIES', '2'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['FILES_URL', 'https://bucket'],
  ['FILES_URL', 's3://files.example:9000/photos'],
  ['FILES_URL', 's3://key:secret@files.example'],
  ['FILES_URL', 's3://key:100%secret@files.example/photos'],
  ['SMTP_URL', 'mail.example.org'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Fathom <nobody>'],
  ['MAIL_FROM', 'one@example.org, other@example.org'],
  ['SSO_TARGETS', 'shop=https://shop.example'],
  ['SSO_TARGETS', '[{"clientId":"shop","redirectUri":"https://shop.example","secret":"short"}]'],
  ['LOG_LEVEL', 'loud'],
  ['MONITORING_URL', 'ftp://x.example'],
  ['SERVICE_LOGBOOK_URL', 'logbook.example.org'],
  ['FLAGS_MONITORING_SAMPLING', '1.5'],
  ['FLAGS_SHOW_SITE_MAINTENANCE_NOTICE', 'true'],
])('reports a bad %s (%s) in one line that names it', (variable, value) => {
  const problem = problemOf(() => read({ [variable]: value }))
  expect(problem.variables).toEqual([variable])
  expect(problem.message.split('\n')).toHaveLength(1)
  expect(problem.message).toMatch(new RegExp(`^${variable} (must|is)`))
})

test('reports several bad variables at once', () => {
  expect(problemOf(() => read({ PORT: 'x', DEMO: 'x' })).variables).toEqual(['PORT', 'DEMO'])
})

test("doesn't repeat a secret in its error message", () => {
  expect(problemOf(() => read({ SECRET_KEY: 'hunter2' })).message).not.toContain('hunter2')
})

test.each(['SERVICE_LOGBOK_URL', 'LINK_PRIVCY', 'FLAGS_MAINTENANCE'])(
  "doesn't ignore a misspelled %s",
  (name) => {
    expect(problemOf(() => read({ [name]: 'https://x.example' })).message).toMatch(
      `${name} is not known; there are`,
    )
  },
)

test('treats an empty variable as unset', () => {
  expect(read({ PORT: '', PUBLIC_URL: ' ' }).publicUrl).toBe('http://localhost:3000')
})

test.each([
  ['SECRET_KEY', { SECRET_KEY: '' }],
  ['PUBLIC_URL', { PUBLIC_URL: '' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://dive.example.org' }],
  ['REGISTRATION_CODE_BYPASS', { REGISTRATION_CODE_BYPASS: 'on' }],
  ['PUSH_LOCAL', { PUSH_LOCAL: 'on' }],
  ['WEBHOOK_LOCAL', { WEBHOOK_LOCAL: 'on' }],
  ['CONTENT_URL', { CONTENT_URL: 'http://lessons.example.org' }],
  ['OIDC_ISSUER', { OIDC_ISSUER: 'http://id.example.org', OIDC_CLIENT_SECRET: 'x' }],
])('production refuses an insecure %s', (variable, env) => {
  expect(problemOf(() => read({ ...production, ...env })).variables).toContain(variable)
})

test('production starts with secure values and reports what is missing', () => {
  const config = read(production)
  expect(config.isProduction).toBe(true)
  expect(config.warnings.join()).toMatch('SMTP_URL')
  expect(config.warnings.join()).not.toMatch('LICENCE_RECORD')
  const inChina = { ...production, PUBLIC_URL: 'https://dive.example.cn' }
  expect(read(inChina).warnings.join()).toMatch('LICENCE_RECORD')
  expect(read({ ...inChina, LICENCE_RECORD: 'ICP 1' }).warnings.join()).not.toMatch('LICENCE_RECORD')
})

test('[TS-21] in production the demo runs only when DEMO=on is set, with a warning', () => {
  const { DEMO, ...forgotten } = production
  expect(read(forgotten).demo).toBe(false)
  const wanted = read({ ...production, DEMO: 'on' })
  expect(wanted.demo).toBe(true)
  expect(wanted.warnings).toEqual([expect.stringMatching(/^DEMO .*staff.*password.*DEMO=off/)])
  expect(read(production).warnings.join()).not.toContain('DEMO')
  expect(read().warnings).toEqual([])
})

test('production can be tried on this machine over http', () => {
  expect(read({ ...production, PUBLIC_URL: 'http://localhost:8080' }).publicUrl).toBe('http://localhost:8080')
})

test('an external provider needs its secret, a sync queue its key, lessons their own origin', () => {
  expect(problemOf(() => read({ OIDC_ISSUER: 'https://id.example' })).variables).toEqual([
    'OIDC_CLIENT_SECRET',
  ])
  expect(problemOf(() => read({ SYNC_QUEUE_URL: 'https://q.example' })).variables).toEqual(['SYNC_QUEUE_KEY'])
  expect(problemOf(() => read({ CONTENT_URL: 'http://localhost:3000/' })).variables).toEqual(['CONTENT_URL'])
  expect(problemOf(() => read({ CONTENT_PORT: '3000' })).variables).toEqual(['CONTENT_PORT'])
})

test('lessons can use any port, behind any address', () => {
  expect(read({ CONTENT_PORT: '4000' })).toMatchObject({
    contentPort: 4000,
    contentUrl: 'http://localhost:4000',
  })
  expect(read({ CONTENT_URL: 'https://lessons.example.org' })).toMatchObject({
    contentPort: 3001,
    contentUrl: 'https://lessons.example.org',
  })
})

test('without SECRET_KEY one is generated, stored for this user only, and found again', () => {
  const folder = join(DATA_DIR, 'its-own')
  const { secretKey } = readConfig({ DATA_DIR: folder })
  expect(secretKey.length).toBeGreaterThanOrEqual(32)
  expect(readConfig({ DATA_DIR: folder }).secretKey).toBe(secretKey)
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
})

test("names a data folder that can't be used", () => {
  const file = join(DATA_DIR, 'a-file')
  writeFileSync(file, '')
  expect(problemOf(() => readConfig({ DATA_DIR: join(file, 'inside') })).variables).toEqual(['DATA_DIR'])
})

test.each([{}, { SECRET_KEY }])("names a data folder that can't be created, with the reason (%j)", (env) => {
  const problem = problemOf(() => readConfig({ DATA_DIR: '/proc/x/y', ...env }))
  expect(problem.message).toMatch(/^DATA_DIR cannot be used: E[A-Z]+.*\/proc\/x/)
})

test('needs no data folder if everything is stored elsewhere', () => {
  const elsewhere = {
    SECRET_KEY,
    DATABASE_URL: 'postgres://u@h/d',
    FILES_URL: 's3://key:secret@files.example/bucket',
    SMTP_URL: 'smtp://mail.example',
  }
  expect(readConfig({ DATA_DIR: '/proc/x', ...elsewhere }).dataDir).toBe('/proc/x')
})

test('services, links, claims and flags are configured one by one', () => {
  const config = read({
    SERVICE_LOGBOOK_URL: 'https://logs.example.org/v2/',
    LINK_BOOK_A_TRIP: 'https://trips.example.org',
    OIDC_CLAIMS: 'affiliate_id=custom:affiliate, locale=lang',
    FLAGS_SHOW_SITE_MAINTENANCE_NOTICE: 'on',
    FLAGS_MONITORING_SAMPLING: '0.25',
    FLAGS_OFFICE_CHECKS_PAPERS: 'on',
  })
  expect(config.services.logbook).toBe('https://logs.example.org/v2')
  expect(config.services.auth).toBe('/api/auth')
  expect(config.links.bookATrip).toBe('https://trips.example.org')
  expect(config.oidc.claims).toEqual({ affiliate_id: 'custom:affiliate', locale: 'lang' })
  expect(config.flags).toEqual({
    showSiteMaintenanceNotice: true,
    monitoringSampling: 0.25,
    officeChecksPapers: true,
  })
})

test("the portal's configuration contains no secret", () => {
  const text = JSON.stringify(
    publicConfig(
      read({
        SECRET_KEY,
        OIDC_CLIENT_SECRET: 'client-secret',
        SYNC_QUEUE_URL: 'https://q.example',
        SYNC_QUEUE_KEY: 'queue-key',
        DATABASE_URL: 'postgres://u:database-password@h/d',
      }),
    ),
  )
  expect(text).not.toMatch(/a secret of|client-secret|queue-key|database-password|q\.example/)
  expect(text).toContain('"logbook":"/api/logbook"')
})

function problemOf(work: () => unknown): ConfigProblem {
  try {
    work()
  } catch (error) {
    if (error instanceof ConfigProblem) return error
    throw error
  }
  throw new Error('it was accepted')
}

test('[CA-07] the demo registers its shop link, and production only what is configured', () => {
  expect(read().ssoTargets).toMatchObject([{ clientId: 'shop', redirectUri: read().links.shop }])
  expect(read({ ...production, DEMO: 'off' }).ssoTargets).toEqual([])
  const open = JSON.stringify([
    { clientId: 'shop', redirectUri: 'http://shop.example/in', secret: 'sixteen letters!' },
  ])
  expect(problemOf(() => read({ ...production, SSO_TARGETS: open })).variables).toEqual(['SSO_TARGETS'])
})
