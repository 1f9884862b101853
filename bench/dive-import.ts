import type { ImportWire } from '@fathom/contract/logbook'
import { createDatabase } from '@fathom/testing/database'
import { signIn } from '@fathom/testing/world'
import { runServer } from '../tools/test/run-server.ts'
import { startTestCluster } from '../tools/test/test-cluster.ts'
import { aLogbook, FORMATS, type LogbookFormat } from './dive-logbooks.ts'
import { type Figure, median } from './figure.ts'

const DIVES = 1000
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)

type Round = { reading: number; accepting: number; exporting: number }

/** A logbook with profiles from the upload until its dives are in the logbook, by the calls of the server. */
export async function measureDiveImport(): Promise<Figure[]> {
  const { cluster, stop } = await startTestCluster()
  const { url } = await createDatabase(cluster)
  const server = await runServer({ DATABASE_URL: url, DEMO: 'on' })
  try {
    const { idToken } = await signIn(server.url, 'newcomer')
    const figures: Figure[] = []
    for (const format of FORMATS) {
      const file = await bytesOf(aLogbook(format, DIVES))
      const rounds: Round[] = []
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await importOnce(server.url, idToken, file))
      figures.push(...figuresOf(format, rounds, file.length))
    }
    return figures
  } finally {
    await server.stop()
    await stop()
  }
}

async function importOnce(url: string, token: string, file: Uint8Array): Promise<Round> {
  const call = async (method: string, path: string, body?: FormData) => {
    const answer = await fetch(new URL(`/api/logbook/${path}`, url), {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer
  }
  const form = new FormData()
  form.set('file', new Blob([file as BlobPart]), 'logbook')
  const [reading, preview] = await timed(async () => (await call('POST', 'imports', form)).json())
  const { id, counts } = preview as ImportWire
  if (counts.new !== DIVES) throw new Error(`${counts.new} dives are new`)
  const [accepting] = await timed(async () => (await call('POST', `imports/${id}/accept`)).json())
  const [exporting] = await timed(async () => (await call('GET', 'export?format=uddf')).arrayBuffer())
  await call('DELETE', `imports/${id}`)
  return { reading, accepting, exporting }
}

async function timed<T>(work: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const began = performance.now()
  const result = await work()
  return [(performance.now() - began) / 1000, result]
}

async function bytesOf(source: ReturnType<typeof aLogbook>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of source()) parts.push(part)
  return Buffer.concat(parts)
}

function figuresOf(format: LogbookFormat, rounds: readonly Round[], bytes: number): Figure[] {
  const of = (part: keyof Round) => median(rounds.map((round) => round[part]))
  return [
    {
      name: `${format}: importing ${DIVES} dives with samples, from the upload to the logbook`,
      ...{
        value: median(rounds.map(({ reading, accepting }) => reading + accepting)),
        unit: 's',
        atMost: 10,
      },
      detail: [
        `${(bytes / 1e6).toFixed(0)} MB; reading ${of('reading').toFixed(1)} s, accepting ${of('accepting').toFixed(1)} s`,
        `exporting the same as UDDF: ${of('exporting').toFixed(1)} s`,
      ],
    },
  ]
}
