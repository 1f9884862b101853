import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDatabase, TEST_SECRET_KEY, type Template } from '../database/create-database.ts'
import { ensureDemoTemplate } from '../database/demo-template.ts'
import { freePort } from '../ports/free-port.ts'
import { type Caller, createCaller } from './caller.ts'
import { endWithFile } from './end-with-file.ts'
import { type SignedIn, type SignInOptions, signIn } from './sign-in.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Running = { url: string; stop(): Promise<void> }

/** `startServer` of the server app. Packages never import apps, so the test passes it in. */
export type StartServer<S extends Running> = (env: Environment) => Promise<S>

export type World<S extends Running> = {
  url: string
  server: S
  databaseUrl: string
  /** Starts a new session for a demo person, through the real pages. */
  signIn(person: string, options?: SignInOptions): Promise<SignedIn>
  /** The session of a demo person that this file's tests share; signing in takes a password hash and nine requests. */
  session(person: string): Promise<SignedIn>
  /** Calls as that person, in the shared session. */
  call(person: string): Caller
  stop(): Promise<void>
}

type Options = { env?: Environment; template?: Template }

/** The whole server on its own database, with the demo data by default; it ends with the test file. */
export async function startWorld<S extends Running>(
  start: StartServer<S>,
  { env = {}, template = 'demo' }: Options = {},
): Promise<World<S>> {
  const cluster = inject('cluster')
  const dataDir = mkdtempSync(join(tmpdir(), 'fathom-world-'))
  const environment = async (url: string, folder: string): Promise<Environment> => ({
    PORT: String(await freePort()),
    DATABASE_URL: url,
    DATA_DIR: folder,
    DEMO: template === 'demo' ? 'on' : 'off',
    LOG_LEVEL: 'error',
    SECRET_KEY: TEST_SECRET_KEY,
    ...env,
  })
  if (template === 'demo')
    await ensureDemoTemplate(cluster, async (url, folder) =>
      (await start(await environment(url, folder))).stop(),
    )
  const database = await createDatabase(cluster, template)
  // Otherwise each start would draw the photos of the demo people again.
  if (template === 'demo') cpSync(cluster.demoFiles, dataDir, { recursive: true })
  const server = await start(await environment(database.url, dataDir))
  const stop = async () => {
    await server.stop()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  endWithFile(stop)
  return { ...accessTo(server.url), server, databaseUrl: database.url, stop }
}

function accessTo(url: string) {
  const signedIn = new Map<string, Promise<SignedIn>>()
  const once = (person: string) => {
    const known = signedIn.get(person) ?? signIn(url, person)
    signedIn.set(person, known)
    return known
  }
  return {
    url,
    signIn: (person: string, options?: SignInOptions) => signIn(url, person, options),
    session: once,
    call: (person: string) => createCaller(url, () => once(person)),
  }
}
