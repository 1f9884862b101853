import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkoutFolder } from '../checkout.ts'
import { storedSecret } from '../stored-secret.ts'
import type { Config, Environment } from './config.ts'
import { ConfigProblem } from './config-problem.ts'
import { makeDataFolder, needsDataFolder } from './data-folder.ts'
import {
  contentPortOf,
  contentUrlOf,
  flagsOf,
  linksOf,
  publicUrlOf,
  servicesOf,
  ssoTargetsOf,
  tracingOf,
} from './derive.ts'
import { contradictions, insecureValues } from './insecure.ts'
import { unknownVariables } from './named-variables.ts'
import { type Variables, variables } from './schema.ts'
import { walletsOf } from './wallets.ts'
import { demoWarnings, productionWarnings } from './warnings.ts'

/** Reads the environment once. Throws a ConfigProblem that names every variable it cannot use. */
export function readConfig(env: Environment): Config {
  const values = parse(env)
  const isProduction = values.NODE_ENV === 'production' && !values.DEMO
  const faults = [...contradictions(values), ...(isProduction ? insecureValues(values) : [])]
  if (faults.length > 0) throw new ConfigProblem(faults)
  const dataDir = resolve(values.DATA_DIR)
  if (needsDataFolder(values)) makeDataFolder(dataDir)
  return {
    version: versionOfTheBuild(),
    isProduction,
    demo: values.DEMO,
    isDemoMailOpen: values.DEMO_MAIL_OPEN,
    port: values.PORT,
    publicUrl: publicUrlOf(values),
    contentUrl: contentUrlOf(values),
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    contentPort: contentPortOf(values),
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    drainSeconds: values.DRAIN_SECONDS,
    databaseTimeoutMs: values.DATABASE_TIMEOUT * 1000,
    oidc: {
      issuer: values.OIDC_ISSUER,
      clientId: values.OIDC_CLIENT_ID,
      clientSecret: values.OIDC_CLIENT_SECRET,
      claims: values.OIDC_CLAIMS,
    },
    secretKey: values.SECRET_KEY ?? secretIn(dataDir),
    s3: values.FILES_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    isLocalPushAllowed: values.PUSH_LOCAL,
    areLocalWebhooksAllowed: values.WEBHOOK_LOCAL,
    syncQueue: values.SYNC_QUEUE_URL
      ? { url: values.SYNC_QUEUE_URL, key: values.SYNC_QUEUE_KEY ?? '' }
      : undefined,
    ssoTargets: ssoTargetsOf(values),
    trustedIssuers: values.TRUSTED_ISSUERS,
    clubName: values.CLUB_NAME,
    discounts: { club: values.CLUB_DISCOUNT, offer: values.OFFER_DISCOUNT },
    services: servicesOf(values),
    links: linksOf(values),
    flags: flagsOf(values),
    wallets: walletsOf(values),
    metricsToken: values.METRICS_TOKEN,
    monitoringUrl: values.MONITORING_URL,
    tracing: tracingOf(values),
    licenceRecord: values.LICENCE_RECORD,
    trustedProxies: values.TRUSTED_PROXIES,
    isRegistrationCodeBypassed: values.REGISTRATION_CODE_BYPASS,
    logLevel: values.LOG_LEVEL,
    warnings: isProduction ? productionWarnings(values) : demoWarnings(values),
  }
}

/** An empty value counts as unset, because compose files omit a variable that way. */
function parse(env: Environment): Variables {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse(given)
  const faults = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    variable: String(path[0]),
    reason: message,
  }))
  const all = [...faults, ...unknownVariables(given)]
  if (!parsed.success || all.length > 0) throw new ConfigProblem(all)
  // A server that others rely on shows its demo only when someone asked for it.
  const DEMO = parsed.data.DEMO ?? parsed.data.NODE_ENV !== 'production'
  return { ...parsed.data, DEMO } as Variables
}

function secretIn(dataDir: string): string {
  try {
    return storedSecret(join(dataDir, 'secret.key'))
  } catch (error) {
    throw new ConfigProblem([{ variable: 'DATA_DIR', reason: `cannot be used: ${(error as Error).message}` }])
  }
}

function versionOfTheBuild(): string {
  return JSON.parse(readFileSync(join(checkoutFolder(), 'package.json'), 'utf8')).version
}
