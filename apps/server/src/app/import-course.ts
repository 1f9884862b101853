import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { packageImportWire } from '@fathom/contract/training/content'
import type { PackageContent } from '@fathom/domain/training/content'
import { importPackage, mustBeCourse } from '../modules/training/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Environment, readConfig } from '../platform/config/index.ts'
import { LONG_MS, migrate, openDatabase, withQueryLimit } from '../platform/database/index.ts'
import { createFiles, tryFiles } from '../platform/files/index.ts'
import { Problem } from '../platform/problem.ts'
import { StartProblem } from '../platform/start-problem.ts'

const USAGE = 'npm run import-course -- course.zip --course <packageId> --culture en-US'

/** Imports a package without the server, into the database and file storage of the same configuration. */
export async function importCourse(env: Environment, args: readonly string[]): Promise<PackageContent> {
  const { path, ...input } = readInput(args)
  if (!existsSync(path)) throw new StartProblem(`There is no file ${path}`)
  const config = readConfig(env)
  await tryFiles(config)
  const db = await openDatabase(config, { note: () => {}, lost: () => {} })
  try {
    await migrate(db)
    await mustBeCourse(db, input.packageId)
    const deps = { db, files: createFiles(config), clock: systemClock }
    return await withQueryLimit(LONG_MS, () => importPackage(deps, path, { ...input, importedBy: null }))
  } catch (error) {
    throw error instanceof Problem ? new StartProblem(error.errors.join(' ') || error.problem) : error
  } finally {
    await db.close()
  }
}

function readInput(args: readonly string[]) {
  const options = { course: { type: 'string' }, culture: { type: 'string', default: 'en-US' } } as const
  const { values, positionals } = parsed(() =>
    parseArgs({ args: [...args], options, allowPositionals: true }),
  )
  const input = packageImportWire.safeParse({ packageId: values.course, culture: values.culture })
  const [path, ...more] = positionals
  if (!input.success || path === undefined || more.length > 0) throw new StartProblem(`Usage: ${USAGE}`)
  const { packageId, culture } = input.data
  return { path, packageId, culture }
}

function parsed<T>(work: () => T): T {
  try {
    return work()
  } catch {
    throw new StartProblem(`Usage: ${USAGE}`)
  }
}
