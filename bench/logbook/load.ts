import { Connection } from './connection.ts'

export type Call = { request: Buffer }

/** The bytes of one call, prepared before the measurement starts. */
export function callOf(path: string, body: string, headers: Readonly<Record<string, string>>): Call {
  const all = {
    host: '127.0.0.1',
    connection: 'keep-alive',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return { request: Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`) }
}

const known = new WeakMap<Call, number>()

/**
 * Makes one call. Its first answer is parsed and must have `logs` logs; later ones must be 200 and equally
 * long, so a fast error doesn't count.
 */
async function ask(connection: Connection, call: Call, logs: number): Promise<void> {
  const { status, bytes, text } = await connection.ask(call.request)
  const length = known.get(call)
  if (length === undefined) {
    const found = text().split('bottom_time').length - 1
    if (found !== logs) throw new Error(`${status}, ${found} logs: ${text().slice(0, 400)}`)
    known.set(call, bytes)
  }
  // Headers may differ by a few bytes between answers.
  if (status !== 200 || Math.abs(bytes - (length ?? bytes)) > 100)
    throw new Error(`${status}, ${bytes} bytes instead of ${length}`)
}

/**
 * Calls per second and in total, at the given concurrency and duration; the clients are spread over the
 * processes.
 */
export async function throughput(
  ports: readonly number[],
  calls: readonly Call[],
  { clients, seconds, logs }: { clients: number; seconds: number; logs: number },
): Promise<{ rate: number; calls: number }> {
  const began = performance.now()
  const ends = began + seconds * 1000
  let done = 0
  const client = async (first: number) => {
    const connection = new Connection(ports[first % ports.length] ?? 0)
    for (let at = first; performance.now() < ends; at += clients) {
      const next = calls[at % calls.length]
      if (next) await ask(connection, next, logs)
      done += 1
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: clients }, (_, at) => client(at)))
  // The last calls may end long after the time is up.
  return { rate: done / ((performance.now() - began) / 1000), calls: done }
}

/** The median milliseconds of sequential calls; the calls take turns. */
export async function latencies(
  port: number,
  calls: readonly Call[],
  { times, logs }: { times: number; logs: number },
): Promise<number[]> {
  const connection = new Connection(port)
  const taken: number[][] = calls.map(() => [])
  for (let at = 0; at < times; at++)
    for (const [which, call] of calls.entries()) {
      const began = performance.now()
      await ask(connection, call, logs)
      taken[which]?.push(performance.now() - began)
    }
  connection.close()
  return taken.map((all) => all.sort((one, other) => one - other)[Math.floor(times / 2)] ?? 0)
}
