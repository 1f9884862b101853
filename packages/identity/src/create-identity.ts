import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { JWK } from 'jose'
import { addAssets } from './assets.ts'
import { composeCode } from './codes/code-mail.ts'
import { type MailedCodes, mailedCodesOn } from './codes/mailed-codes.ts'
import { type IdentityOptions, MOUNT } from './options.ts'
import type { CodeMail, Letter } from './ports.ts'
import { type ClientToken, findClientToken } from './provider/clients.ts'
import { createProvider } from './provider/create-provider.ts'
import { deleteExpired } from './provider/forget.ts'
import { bindCookiesToHost } from './provider/host-cookies.ts'
import { loadSigningKeys, publicKeys } from './provider/keys.ts'
import { mountProvider } from './provider/mount.ts'
import { providerPages } from './provider/pages.ts'
import { answerFailures } from './steps/failures.ts'
import { addPlainPages, addSteps } from './steps/routes.ts'
import type { IdentityDeps } from './steps/step.ts'

const CLEAN_UP_EVERY_MS = 600_000
const FORM_LIMIT = 16 * 1024

export type Identity = {
  issuer: string
  jwks: { keys: JWK[] }
  /** Where the portal sends people after signing them out. */
  signedOutUrl: string
  /** Whose token of the client credentials grant this is. */
  findClientToken(token: string): Promise<ClientToken | undefined>
  /** The mail for a code that waits; undefined if the code isn't good any more. */
  composeCode(mail: CodeMail): Promise<Letter | undefined>
  /** Mounts everything below /accounts; closing the app closes this too. */
  plugin(app: FastifyInstance): Promise<void>
}

/** Migrate the database first, because the signing keys are stored in it. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { database } = options
  const keys = await loadSigningKeys(database, options.secrets)
  const codes = mailedCodesOn(database, options.secrets, options.now)
  return {
    issuer: new URL(MOUNT, options.publicUrl).href,
    jwks: publicKeys(keys),
    signedOutUrl: `${MOUNT}/signed-out`,
    findClientToken: (token) => findClientToken(database, token),
    composeCode: (mail) => composeCode({ codes, accounts: options.accounts }, mail),
    plugin: (app) => mount(app, options, keys, codes),
  }
}

async function mount(
  app: FastifyInstance,
  options: IdentityOptions,
  keys: JWK[],
  codes: MailedCodes,
): Promise<void> {
  const assets = addAssets(app)
  if (options.publicUrl.protocol === 'https:')
    app.addHook('onRequest', async ({ raw }, reply) => bindCookiesToHost(raw, reply.raw))
  const provider = createProvider(options, keys, providerPages(options, assets))
  const deps: IdentityDeps = { options, provider, codes, assets }
  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: FORM_LIMIT })
    answerFailures(pages, deps)
    addSteps(pages, deps)
    addPlainPages(pages, deps)
  })
  await app.register(async (rest) => mountProvider(rest, provider, options.publicUrl))
  cleanUpRegularly(app, options)
}

function cleanUpRegularly(app: FastifyInstance, { database, log }: IdentityOptions): void {
  const timer = setInterval(() => {
    deleteExpired(database).catch((error) => log.warn({ err: error }, 'could not delete expired sign-ins'))
  }, CLEAN_UP_EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await database.close()
  })
}
