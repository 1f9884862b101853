import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import { type ContentWire, contentWire, packageImportWire } from '@fathom/contract/training/content'
import type { PackageContent } from '@fathom/domain/training/content'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import { readingLocale } from '../../../platform/reading-locale.ts'
import { ZIP_LIMITS } from '../../../platform/zip/index.ts'
import type { ContentDeps } from './content.deps.ts'
import { type ImportProgress, importPackage } from './import/import-package.ts'
import { upTo } from './import/limit-bytes.ts'
import { mustBeCourse } from './import/must-be-course.ts'
import { PackageProblem } from './import/package-problem.ts'

type Importing = Pick<ContentDeps, 'db' | 'files' | 'clock'>

/** Imports a package of a course; staff only. */
export function packageRoutes(deps: Importing): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart)
    for (const type of ['application/octet-stream', 'application/zip', 'application/x-zip-compressed'])
      app.addContentTypeParser(type, (_, payload, done) => done(null, payload))
    app.post(
      '/packages',
      {
        config: { right: 'courses' },
        bodyLimit: ZIP_LIMITS.zipBytes,
        schema: {
          summary:
            'Import a SCORM or cmi5 package: the zip as the body, or as the file of a form. It is in use at once, with draft=1 after it is published',
          querystring: packageImportWire,
          response: { 201: contentWire, 200: z.unknown().describe('Progress in lines of JSON, if accepted') },
        },
        preHandler: ({ query }) => mustBeCourse(deps.db, query.packageId),
      },
      async (request, reply) => {
        const { caller, query, headers } = request
        const { draft, ...course } = query
        const target = { ...course, isDraft: draft === '1', importedBy: caller.affiliateId }
        const locale = readingLocale(headers['accept-language'], caller)
        const bring = (path: string, onProgress?: (progress: ImportProgress) => void) =>
          importPackage(deps, path, target, onProgress && { onProgress }).catch((error) => {
            throw error instanceof PackageProblem ? error.inLanguage(locale) : error
          })
        await withFile(await sentZip(request), async (path) => {
          if (!headers.accept?.includes(LINES)) return reply.code(201).send(wireOf(await bring(path)))
          const lines = new PassThrough()
          reply.code(200).type(LINES).send(lines)
          await writeProgress(lines, (onProgress) => bring(path, onProgress), request.log)
        })
        return reply
      },
    )
  }
}

/** One JSON value a line: the progress, and at last what the call would answer without it. */
const LINES = 'application/x-ndjson'

async function writeProgress(
  lines: PassThrough,
  work: (onProgress: (progress: ImportProgress) => void) => Promise<PackageContent>,
  log: Pick<FastifyRequest['log'], 'error'>,
): Promise<void> {
  let percent = 0
  const write = (line: object) => lines.write(`${JSON.stringify(line)}\n`)
  const onProgress = ({ done, of }: ImportProgress) => {
    const next = Math.floor((done / of) * 100)
    if (next === percent) return
    percent = next
    write({ done, of })
  }
  try {
    write({ status: 201, body: wireOf(await work(onProgress)) })
  } catch (error) {
    const isKnown = error instanceof Problem
    if (!isKnown) log.error({ err: error }, 'an import failed')
    const { status, problem, errors, extra } = isKnown ? error : new Problem('unexpected', 500)
    write({ status, body: { problem, errors, ...extra } })
  } finally {
    lines.end()
  }
}

const wireOf = (content: PackageContent): ContentWire => ({
  ...content,
  activities: [...content.activities],
  importedAt: content.importedAt.toISOString(),
})

async function sentZip(request: FastifyRequest): Promise<Readable> {
  if (!request.isMultipart()) {
    if (!(request.body instanceof Readable)) throw new Problem('unsupported-media-type', 415)
    return request.body
  }
  const sent = await request.file({ limits: { fileSize: ZIP_LIMITS.zipBytes + 1, files: 1, fields: 4 } })
  if (!sent) throw new PackageProblem('package-empty')
  return sent.file
}

/** A zip is read from its end, so we write it to a temporary file and never hold it in memory. */
async function withFile<T>(source: Readable, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fathom-package-'))
  try {
    const path = join(folder, 'package.zip')
    await pipeline(source, upTo(ZIP_LIMITS.zipBytes), createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
