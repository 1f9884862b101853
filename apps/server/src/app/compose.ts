import { join } from 'node:path'
import { hasAccounts } from '../modules/account/index.ts'
import type { SessionModule } from '../modules/session/index.ts'
import { checkSecretKey } from '../platform/check-secret-key.ts'
import { checkoutFolder } from '../platform/checkout.ts'
import { publicConfig } from '../platform/config/index.ts'
import { LONG_MS, withQueryLimit } from '../platform/database/index.ts'
import { createFiles, deleteDeferred } from '../platform/files/index.ts'
import {
  addFlags,
  addHealth,
  addMetricsRoute,
  addRequestMetrics,
  addRequestTraces,
  createHttp,
  type GuardDeps,
  type HttpApp,
  mountServices,
  servePortal,
} from '../platform/http/index.ts'
import { type Json, liveRoutes } from '../platform/live/index.ts'
import { CODE_RETRIES, MAIL_RETRIES } from '../platform/mail/index.ts'
import { measureMail } from '../platform/metrics/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import { findRights } from '../platform/staff-rights/index.ts'
import { cleanUpUploads } from '../platform/uploads/index.ts'
import { createContentOrigin } from './content-origin.ts'
import { createModules } from './create-modules.ts'
import { fillDemo } from './demo/fill-demo.ts'
import { pageOrigins } from './page-origins.ts'
import { PREFIXES } from './services.ts'
import { signInFirst } from './sign-in-first.ts'

const CLEAN_UP_EVERY_MS = 3_600_000

export type ComposedServer = {
  /** All modules behind their services, account pages, documentation, portal. */
  app: HttpApp
  /** Course packages, on their own origin. */
  content: HttpApp
}

/** Who makes the calls when it isn't a person with a bearer: the command line of the office. */
export type Authority = Pick<GuardDeps, 'verify'> & Pick<SessionModule, 'mustBeFresh'>

/** All modules behind their services: everything that answers a call, and nothing that runs by itself. */
export async function composeCalls(platform: Platform, authority?: Authority) {
  const { config, log, db, drain, leaving, securityLog } = platform
  await checkSecretKey(platform)
  const made: { app?: HttpApp } = {}
  const created = await createModules(
    platform,
    () => {
      if (!made.app) throw new Error('the server was requested before it was created')
      return made.app
    },
    authority,
  )
  const { session, integrations } = created
  const app = await createHttp(
    {
      log,
      version: config.version,
      publicUrl: config.publicUrl,
      hstsSubdomains: config.hstsSubdomains,
      pageOrigins: pageOrigins(config),
      trustedProxies: config.trustedProxies,
      leaving,
    },
    {
      verify: authority?.verify ?? session.verifyBearer,
      findHandover: session.findHandover,
      authorizeClient: integrations.authorize,
      findRights: (affiliateId) => findRights(db, affiliateId),
      securityLog,
    },
  )
  made.app = app
  if (platform.tracing) addRequestTraces(app, platform.tracing)
  addRequestMetrics(app, platform.metrics)
  addMetricsRoute(app, platform)
  addHealth(app, { db, leaving })
  addFlags(app, platform)
  const list = Object.values(created.modules)
  // What the office counts and searches is whole tables.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(`${PREFIXES.office}/`)) route.config = { slow: true, ...route.config }
  })
  await mountServices(app, list, PREFIXES, { drain, watchSession: session.watchSession })
  app.addHook('onClose', async () => {
    await session.close()
    await securityLog.close()
  })
  return { ...created, app, list }
}

/** Composes the whole server. */
export async function compose(platform: Platform): Promise<ComposedServer> {
  const { config, log, securityLog } = platform
  const { app, list, session, training, identity, translations } = await composeCalls(platform)
  if (config.demo) await withQueryLimit(LONG_MS, () => fillDemo(platform, list, hasAccounts))
  const liveEvents = Object.assign({}, ...list.map((module) => module.liveEvents))
  const live = {
    ...platform,
    watchSession: session.watchSession,
    onNews: (publish: (type: string, data: Json) => void) =>
      platform.editions.onChange((changed) => publish('editions', { kind: changed?.kind ?? null })),
  }
  await app.register(liveRoutes(live, liveEvents), { prefix: '/api/live' })
  if (identity) await app.register(identity.plugin)
  await servePortal(app, {
    dist: join(checkoutFolder(), 'apps/portal/dist'),
    config: () => ({
      ...publicConfig(config),
      links: platform.links.current(),
      translations: translations.addresses(),
    }),
    signInFirst: signInFirst(session),
  })

  await work(platform, list)
  const deleteFiles = { cleanUp: () => deleteDeferred(createFiles(config), platform.db) }
  const dropUploads = { cleanUp: () => cleanUpUploads(platform) }
  const cleanUpAll = () =>
    withQueryLimit(LONG_MS, () => cleanUp([...list, dropUploads, securityLog, deleteFiles], log))
  await cleanUpAll()
  const cleaning = setInterval(cleanUpAll, CLEAN_UP_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(cleaning))
  return { app, content: await createContentOrigin(platform, training.content) }
}

async function work(platform: Platform, list: readonly Module[]): Promise<void> {
  const { jobs, mail, log } = platform
  const all = (part: 'jobs' | 'mails' | 'codeMails') =>
    list.flatMap((module) => Object.entries(module[part] ?? {}))
  for (const [name, handler] of all('jobs')) await jobs.work(name, handler)
  for (const [name, handler] of all('mails')) await jobs.work(name, handler, MAIL_RETRIES)
  for (const [name, handler] of all('codeMails')) await jobs.work(name, handler, CODE_RETRIES)
  const mails = [...all('mails'), ...all('codeMails')].map(([name]) => name)
  measureMail(platform, mails)
  for (const gauge of list.flatMap((module) => module.gauges ?? [])) platform.metrics.addGauge(gauge)
  mail.onBack(() => {
    jobs.retryNow(mails).catch((err) => log.warn({ err }, 'could not hurry the waiting mails'))
  })
}

async function cleanUp(list: readonly Pick<Module, 'cleanUp'>[], log: Platform['log']): Promise<void> {
  for (const module of list)
    await module.cleanUp?.().catch((error) => log.warn({ err: error }, 'the clean-up of a module failed'))
}
