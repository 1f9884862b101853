import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importPackage } from '../apps/server/src/modules/training/index.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import {
  connectDatabase,
  migrate,
  startThrowawayCluster,
} from '../apps/server/src/platform/database/index.ts'
import { createFolderFiles } from '../apps/server/src/platform/files/folder-files.ts'
import { zipOf } from '../apps/server/src/platform/zip/zips.fixture.ts'
import { type Figure, median } from './figure.ts'

/** The size of a large course of a common authoring tool. */
const FILES = 5691
const FILE_BYTES = 16_200
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)

const MANIFEST = `<manifest identifier="m"><metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations><organization identifier="o"><title>Bench</title><item identifier="i" identifierref="r"><title>One</title></item></organization></organizations>
<resources><resource identifier="r" href="f/0.js"/></resources></manifest>`

/** Half of each file can be compressed, as in a mix of scripts and pictures. */
function aFile(): Uint8Array {
  const file = Buffer.alloc(FILE_BYTES, 'the reef at eighteen meters; ')
  randomBytes(FILE_BYTES / 2).copy(file)
  return file
}

function aPackage(): Uint8Array {
  const files: Record<string, string | Uint8Array> = { 'imsmanifest.xml': MANIFEST }
  for (let at = 0; at < FILES - 1; at += 1) files[`f/${at}.js`] = aFile()
  return zipOf(files)
}

/** Files per second of importing a large package, next to `unzip` of the same archive to the same disk. */
export async function measureImport(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fathom-bench-import-'))
  const cluster = await startThrowawayCluster()
  const db = connectDatabase(cluster.url)
  try {
    await migrate(db)
    const zip = join(folder, 'package.zip')
    await writeFile(zip, aPackage())
    const deps = { db, files: createFolderFiles(join(folder, 'files')), clock: systemClock }
    const request = { packageId: crypto.randomUUID(), culture: 'en-US', importedBy: null }
    const ours: number[] = []
    const peer: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await secondsOf(() => importPackage(deps, zip, request)))
      peer.push(await secondsOf(() => unzip(zip, join(folder, `peer-${round}`))))
    }
    return figuresOf(ours, peer, (await stat(zip)).size)
  } finally {
    await db.close()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

async function unzip(zip: string, target: string): Promise<void> {
  const [code] = await once(spawn('unzip', ['-q', zip, '-d', target], { stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`unzip ended with ${code}`)
}

const inSeconds = (values: readonly number[]) => values.map((each) => `${each.toFixed(1)} s`).join(', ')

function figuresOf(ours: number[], peer: number[], bytes: number): Figure[] {
  const megabytes = Math.round((FILES * FILE_BYTES) / 1024 / 1024)
  const zipped = Math.round(bytes / 1024 / 1024)
  return [
    {
      name: `importing a package of ${FILES} files (${megabytes} MB, ${zipped} MB zipped)`,
      value: FILES / median(ours),
      unit: 'files/s',
      atLeast: 200,
      digits: 0,
      detail: [`ours ${inSeconds(ours)}`],
    },
    {
      name: 'the same, compared to unzip',
      value: median(ours) / median(peer),
      unit: '× its time',
      digits: 2,
      detail: [`unzip ${inSeconds(peer)}; it checks less, and doesn't flush to disk`],
    },
  ]
}
