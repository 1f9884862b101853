import { Agent, request } from 'node:http'

export type Call = { body: string; headers: Record<string, string> }

/** One call to its end. Throws unless the answer is 200 and holds `logs` logs: a fast error is no figure. */
export function call(url: URL, agent: Agent, { body, headers }: Call, logs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('end', () => {
          const text = Buffer.concat(pieces).toString()
          const found = text.split('bottom_time').length - 1
          if (answer.statusCode === 200 && found === logs) resolve()
          else reject(new Error(`${answer.statusCode}, ${found} logs: ${text.slice(0, 300)}`))
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Calls a second, with so many at once for so long. */
export async function throughput(
  url: URL,
  calls: readonly Call[],
  { clients, seconds, logs }: { clients: number; seconds: number; logs: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const ends = performance.now() + seconds * 1000
  const began = performance.now()
  let done = 0
  const client = async (first: number) => {
    for (let at = first; performance.now() < ends; at += clients) {
      const next = calls[at % calls.length]
      if (next) await call(url, agent, next, logs)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, at) => client(at)))
  agent.destroy()
  return done / ((performance.now() - began) / 1000)
}

/** Milliseconds of one call after the other, the middle of them. */
export async function latency(
  url: URL,
  next: Call,
  { times, logs }: { times: number; logs: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const taken: number[] = []
  for (let at = 0; at < times; at++) {
    const began = performance.now()
    await call(url, agent, next, logs)
    taken.push(performance.now() - began)
  }
  agent.destroy()
  return taken.sort((one, other) => one - other)[Math.floor(times / 2)] ?? 0
}
