import { StartProblem } from '../start-problem.ts'
import { readArchive } from './archive/archive-file.ts'
import { damaged } from './archive/tar.ts'
import { knownMigrations } from './known-migrations.ts'
import { ENTRY, FORMAT, type Manifest, manifest, type Totals, totals } from './manifest.ts'

export type Archive = {
  path: string
  passphrase: string | undefined
  manifest: Manifest
  totals: Totals
  /** Undefined when the archive says that SECRET_KEY has it. */
  secretKey: string | undefined
}

/** Reads the whole archive and writes nothing: every entry is there and is what was written. */
export async function checkArchive(path: string, passphrase: string | undefined): Promise<Archive> {
  let first: Manifest | undefined
  let last: Totals | undefined
  let secretKey: string | undefined
  let entries = 0
  for await (const { name, bytes } of readArchive(path, { passphrase })) {
    if (entries === 0) first = readManifest(path, name, bytes)
    if (name === ENTRY.secretKey) secretKey = bytes.toString()
    if (name === ENTRY.totals) last = totals.parse(JSON.parse(bytes.toString()))
    entries += 1
  }
  // The totals don't count themselves.
  if (!first || !last || last.entries !== entries - 1) throw damaged('it is not complete')
  return { path, passphrase, manifest: first, totals: last, secretKey }
}

function readManifest(path: string, name: string, bytes: Buffer): Manifest {
  if (name !== ENTRY.manifest) throw new StartProblem(`${path} is not a backup of Fathom`)
  const read = JSON.parse(bytes.toString())
  if (read.format > FORMAT) throw tooNew(read.version)
  return manifest.parse(read)
}

const tooNew = (version: string) =>
  new StartProblem(
    `The backup is of Fathom ${version}, which is newer than this one: restore it with that version`,
  )

/** Whether this version can create the tables of the backup. */
export function checkVersion({ version, migrations }: Manifest): void {
  const known = knownMigrations()
  for (const { number, name, checksum } of migrations) {
    const ours = known.get(number)
    if (!ours) throw tooNew(version)
    if (ours.checksum !== checksum)
      throw new StartProblem(`The migration ${name} of the backup is not the one of this version`)
  }
}
