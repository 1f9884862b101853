import type { FastifyInstance } from 'fastify'
import { StartProblem } from '../platform/start-problem.ts'

/** On every address of the machine, over both protocols where it has both. */
export async function listen(app: Pick<FastifyInstance, 'listen'>, port: number): Promise<void> {
  try {
    await app.listen({ port, host: '::' })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL') return listenOn4(app, port)
    throw explain(code, message, port)
  }
}

async function listenOn4(app: Pick<FastifyInstance, 'listen'>, port: number) {
  try {
    await app.listen({ port, host: '0.0.0.0' })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw explain(code, message, port)
  }
}

function explain(code: string | undefined, message: string, port: number) {
  if (code === 'EADDRINUSE') {
    return new StartProblem(`PORT ${port} is taken by another program: stop it, or set PORT`)
  }
  if (code === 'EACCES') return new StartProblem(`PORT ${port} may not be used by this user: set PORT`)
  return new StartProblem(`PORT ${port} cannot be used: ${message}`)
}
