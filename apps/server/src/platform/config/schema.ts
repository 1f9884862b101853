import { z } from 'zod'
import { namedVariables } from './named-variables.ts'
import { s3Address } from './s3-address.ts'
import { trustedIssuers } from './trusted-issuers.ts'
import {
  addressRanges,
  claimNames,
  databaseUrl,
  headerList,
  mailbox,
  onOrOff,
  origin,
  pause,
  percent,
  port,
  seconds,
  share,
  smtpUrl,
  ssoTargets,
  text,
  webUrl,
} from './values.ts'

const fixedVariables = z.object({
  NODE_ENV: text.optional(),
  PORT: port.default(3000),
  PUBLIC_URL: origin.optional(),
  CONTENT_URL: origin.optional(),
  CONTENT_PORT: port.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_TIMEOUT: seconds.default(20),
  DATA_DIR: text.default('.fathom'),
  DRAIN_SECONDS: pause.default(0),
  DEMO: onOrOff.optional(),
  DEMO_MAIL_OPEN: onOrOff.default(false),
  OIDC_ISSUER: webUrl.optional(),
  OIDC_CLIENT_ID: text.default('fathom-portal'),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_CLAIMS: claimNames.default({}),
  SECRET_KEY: text.min(32, 'must have at least 32 characters').optional(),
  FILES_URL: s3Address.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailbox.default('Fathom <no-reply@fathom.test>'),
  PUSH_LOCAL: onOrOff.default(false),
  WEBHOOK_LOCAL: onOrOff.default(false),
  SYNC_QUEUE_URL: webUrl.optional(),
  SYNC_QUEUE_KEY: text.optional(),
  SSO_TARGETS: ssoTargets.optional(),
  TRUSTED_ISSUERS: trustedIssuers.default([]),
  CLUB_NAME: text.max(60, 'must have at most 60 characters').default('Fathom Club'),
  CLUB_DISCOUNT: percent.default(25),
  OFFER_DISCOUNT: percent.default(20),
  APPLE_WALLET_CERTIFICATE: text.optional(),
  APPLE_WALLET_KEY: text.optional(),
  APPLE_WALLET_KEY_PASSWORD: text.optional(),
  APPLE_WALLET_INTERMEDIATE: text.optional(),
  GOOGLE_WALLET_ISSUER: text.regex(/^\d{5,25}$/, 'must be the number of the issuer').optional(),
  GOOGLE_WALLET_KEY: text.optional(),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  MONITORING_URL: webUrl.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.default({}),
  OTEL_SERVICE_NAME: text.default('fathom'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  OTEL_SDK_DISABLED: text.optional(),
  LICENCE_RECORD: text.default(''),
  HSTS_SUBDOMAINS: onOrOff.default(false),
  TRUSTED_PROXIES: addressRanges.default([]),
  REGISTRATION_CODE_BYPASS: onOrOff.default(false),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
})

/** The only place that defines the names of environment variables. */
export const variables = fixedVariables.extend(namedVariables)
export type Variables = z.infer<typeof fixedVariables> & { DEMO: boolean } & Readonly<Record<string, unknown>>
