import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartProblem } from '../platform/start-problem.ts'

type Listening = Pick<FastifyInstance, 'listen' | 'log'>

/** On every address of the machine, over both protocols where it has both. */
export function listen(app: Listening, port: number): Promise<void> {
  return quietly(app.log, () => onEveryAddress(port, (host) => app.listen({ port, host })))
}

/** Whether the port can be had, asked before anything is opened that would have to be closed again. */
export function checkPort(port: number): Promise<void> {
  return onEveryAddress(port, async (host) => {
    const probe = createServer().listen({ port, host })
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
  })
}

async function onEveryAddress(port: number, open: (host: string) => Promise<unknown>): Promise<void> {
  try {
    await open('::').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EAFNOSUPPORT' && error.code !== 'EADDRNOTAVAIL') throw error
      return open('0.0.0.0')
    })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw explain(code, message, port)
  }
}

/** The framework says where it listens; whoever starts the server is greeted with that already. */
async function quietly(log: Listening['log'], work: () => Promise<void>): Promise<void> {
  const { level } = log
  if (level === 'info') log.level = 'warn'
  await work().finally(() => {
    log.level = level
  })
}

function explain(code: string | undefined, message: string, port: number) {
  if (code === 'EADDRINUSE') {
    return new StartProblem(`PORT ${port} is taken by another program: stop it, or set PORT`)
  }
  if (code === 'EACCES') return new StartProblem(`PORT ${port} may not be used by this user: set PORT`)
  return new StartProblem(`PORT ${port} cannot be used: ${message}`)
}
