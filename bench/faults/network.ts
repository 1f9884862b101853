import type { Random } from './random.ts'

type Fetch = typeof globalThis.fetch
type Sent = { url: string; init: RequestInit }

const lost = () => new TypeError('fetch failed')

export type Network = {
  fetch: Fetch
  isCut: boolean
  /** How often a request suffers one of the faults, from 0 to 1. */
  faults: number
  /** Delivers what is still on its way. */
  deliverLate(): Promise<void>
  /** How often each fault happened. */
  readonly happened: Readonly<Record<string, number>>
}

const FAULTS = ['request-lost', 'answer-lost', 'answer-cut', 'twice', 'late', 'bad-gateway'] as const

/**
 * A connection that loses, cuts, doubles, delays and reorders. A late request looks lost to the device, which goes
 * on and tries again; it arrives later, after newer ones.
 */
export function faultyNetwork(random: Random): Network {
  const late: Sent[] = []
  const happened: Record<string, number> = {}
  /** The whole answer at once, so that reading it takes no time of its own. */
  const deliver = async ({ url, init }: Sent): Promise<Response> => {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) })
    return whole(answer, await answer.arrayBuffer())
  }
  const deliverInVain = async (sent: Sent) => void (await deliver(sent).catch(() => undefined))
  const deliverOneLate = async () => {
    const [sent] = late.splice(random.below(late.length), 1)
    if (sent) await deliverInVain(sent)
  }
  const answers: Record<(typeof FAULTS)[number], (sent: Sent) => Promise<Response>> = {
    'request-lost': async () => {
      throw lost()
    },
    'answer-lost': async (sent) => {
      await deliverInVain(sent)
      throw lost()
    },
    'answer-cut': async (sent) => {
      const answer = await deliver(sent)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      return cutOff(answer, bytes.slice(0, bytes.length / 2))
    },
    twice: async (sent) => {
      const [first, second] = [await deliver(sent), await deliver(sent)]
      return random.chance(0.5) ? first : second
    },
    late: async (sent) => {
      late.push(sent)
      throw lost()
    },
    'bad-gateway': async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
  }
  const network: Network = {
    isCut: false,
    faults: 0,
    happened,
    async fetch(url, init = {}) {
      const sent = { url: String(url), init }
      if (network.isCut) throw lost()
      if (late.length > 0 && random.chance(0.3)) await deliverOneLate()
      if (!random.chance(network.faults)) return deliver(sent)
      const fault = random.pick(FAULTS)
      happened[fault] = (happened[fault] ?? 0) + 1
      return answers[fault](sent)
    },
    async deliverLate() {
      while (late.length > 0) await deliverOneLate()
    },
  }
  return network
}

function whole({ status, headers }: Response, body: BodyInit): Response {
  const kept = new Headers(headers)
  for (const name of ['content-length', 'content-encoding']) kept.delete(name)
  return new Response(status === 204 ? null : body, { status, headers: kept })
}

/** The connection breaks in the middle of the answer. */
const cutOff = (answer: Response, bytes: Uint8Array): Response =>
  whole(
    answer,
    new ReadableStream({
      start(controller) {
        controller.enqueue(bytes)
        controller.error(new TypeError('terminated'))
      },
    }),
  )
