import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartProblem } from '../platform/start-problem.ts'

type Listening = Pick<FastifyInstance, 'listen' | 'log'>

/** A port to listen on, and the variable that sets it. */
export type ListenAddress = { variable: 'PORT' | 'CONTENT_PORT'; port: number }

/** Listens on every address of the machine, over IPv4 and IPv6 where available. */
export function listen(app: Listening, address: ListenAddress): Promise<void> {
  const { port } = address
  return quietly(app.log, () => onEveryAddress(address, (host) => app.listen({ port, host })))
}

/** Checks that the port is free before anything is opened that would need closing again. */
export function checkPort(address: ListenAddress): Promise<void> {
  const { port } = address
  return onEveryAddress(address, async (host) => {
    const probe = createServer().listen({ port, host })
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
  })
}

async function onEveryAddress(
  address: ListenAddress,
  open: (host: string) => Promise<unknown>,
): Promise<void> {
  try {
    await open('::').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EAFNOSUPPORT' && error.code !== 'EADDRNOTAVAIL') throw error
      return open('0.0.0.0')
    })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw explain(code, message, address)
  }
}

/** Silences the framework's log line about its address, because the greeting already shows it. */
async function quietly(log: Listening['log'], work: () => Promise<void>): Promise<void> {
  const { level } = log
  if (level === 'info') log.level = 'warn'
  await work().finally(() => {
    log.level = level
  })
}

/** Most people have never set CONTENT_PORT, so the message says that it defaults to PORT + 1. */
const NAMES: Readonly<Record<ListenAddress['variable'], (port: number) => string>> = {
  PORT: (port) => `PORT ${port}`,
  CONTENT_PORT: (port) => `CONTENT_PORT ${port} (PORT + 1, where course packages run)`,
}

function explain(code: string | undefined, message: string, { variable, port }: ListenAddress) {
  const name = NAMES[variable](port)
  if (code === 'EADDRINUSE')
    return new StartProblem(`${name} is used by another program: stop it, or set ${variable}`)
  if (code === 'EACCES') return new StartProblem(`${name} may not be used by this user: set ${variable}`)
  return new StartProblem(`${name} cannot be used: ${message}`)
}
