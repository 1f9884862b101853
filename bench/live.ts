import { type Figure, median } from './figure.ts'
import { type Round, startSide } from './live/side.ts'

const SUBSCRIBERS = 10_000
const ROUNDS = 7

/**
 * Compares 10,000 subscribers in one process with as many on graphql-ws, taking turns. The promise is a ratio
 * of the two.
 */
export async function measureLive(subscribers = SUBSCRIBERS): Promise<Figure[]> {
  const ours = await startSide('ours', subscribers)
  const peer = await startSide('peer', subscribers)
  try {
    const rounds: Both[] = []
    for (let round = 1; round <= ROUNDS; round++)
      rounds.push({ ours: await ours.broadcast(round), peer: await peer.broadcast(round) })
    return [memoryFigure(subscribers, ours.memory, peer.memory), timeFigure(subscribers, rounds)]
  } finally {
    ours.stop()
    peer.stop()
  }
}

type Both = { ours: Round; peer: Round }
type Memory = { rss: number; heap: number }

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function memoryFigure(subscribers: number, ours: Memory, peer: Memory): Figure {
  return {
    name: `memory a connection at ${subscribers} subscribers, of that of graphql-ws`,
    value: (ours.rss / peer.rss) * 100,
    unit: '%',
    atMost: 33.3,
    detail: [
      `ours: ${kB(ours.rss)} resident, ${kB(ours.heap)} heap`,
      `graphql-ws: ${kB(peer.rss)} resident, ${kB(peer.heap)} heap`,
    ],
  }
}

function timeFigure(subscribers: number, rounds: readonly Both[]): Figure {
  const half = (of: (both: Both) => number) => median(rounds.map(of))
  const [ours, peer] = [half((both) => both.ours.ms), half((both) => both.peer.ms)]
  const [ourWork, peerWork] = [half((both) => both.ours.cpuMs), half((both) => both.peer.cpuMs)]
  return {
    name: `time until all ${subscribers} have one broadcast, of that of graphql-ws`,
    value: (ours / peer) * 100,
    unit: '%',
    atMost: 50,
    detail: [
      `ours: ${ours.toFixed(0)} ms, graphql-ws: ${peer.toFixed(0)} ms (medians of ${rounds.length})`,
      `work of the server for it: ${ourWork.toFixed(0)} ms and ${peerWork.toFixed(0)} ms`,
      ...rounds.map((both) => `${both.ours.ms.toFixed(0)} ms and ${both.peer.ms.toFixed(0)} ms`),
    ],
  }
}
