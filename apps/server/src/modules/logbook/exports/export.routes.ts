import { Readable } from 'node:stream'
import { exportSelectionWire, exportWire } from '@fathom/contract/logbook'
import { type DiveToWrite, writeCsv, writeSubsurface, writeUddf } from '@fathom/dive-files'
import type { Locale } from '@fathom/domain/translations'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { declareSlow } from '../../../platform/http/index.ts'
import { readingLocale } from '../../../platform/reading-locale.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { archiveOf } from './archive.ts'
import { divesToExport, type Selection } from './dives-to-export.ts'
import { diveForTable, OWN_NAMES } from './own-cells.ts'
import { WRITER } from './writer.ts'

type Format = z.infer<typeof exportWire>['format']

const FILES: Readonly<Record<Format, { type: string; ending: string }>> = {
  uddf: { type: 'application/xml; charset=utf-8', ending: 'uddf' },
  ssrf: { type: 'application/xml; charset=utf-8', ending: 'ssrf' },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  archive: { type: 'application/zip', ending: 'zip' },
}

/** LO-10: the dives of the caller as a file, all or a selection. */
export function exportRoutes(deps: LogbookDeps): FastifyPluginAsyncZod {
  return async (app) => {
    declareSlow(app)
    app.get(
      '/export',
      {
        schema: {
          summary:
            'All my dives as UDDF, for Subsurface, as a table, or as an archive with a page and the photos',
          querystring: exportWire,
        },
      },
      ({ caller, query, headers }, reply) =>
        send(
          deps,
          reply,
          { affiliateId: caller.affiliateId, ids: undefined },
          query.format,
          readingLocale(headers['accept-language'], caller),
        ),
    )
    app.post(
      '/export',
      { schema: { summary: 'Some of my dives, as above', body: exportSelectionWire } },
      ({ caller, body, headers }, reply) =>
        send(
          deps,
          reply,
          { affiliateId: caller.affiliateId, ids: body.ids },
          body.format,
          readingLocale(headers['accept-language'], caller),
        ),
    )
  }
}

function send(
  deps: LogbookDeps,
  reply: FastifyReply,
  selection: Selection,
  format: Format,
  locale: Locale,
): FastifyReply {
  const { type, ending } = FILES[format]
  const now = deps.clock.now()
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="dives-${now.toISOString().slice(0, 10)}.${ending}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(contentOf(deps, selection, format, locale)))
}

function contentOf(
  deps: LogbookDeps,
  selection: Selection,
  format: Format,
  locale: Locale,
): AsyncIterable<string | Uint8Array> {
  const writer = { ...WRITER, now: deps.clock.now() }
  const dives = async function* (): AsyncGenerator<DiveToWrite> {
    for await (const { dive } of divesToExport(deps.db, selection)) yield dive
  }
  const rows = async function* (): AsyncGenerator<DiveToWrite> {
    for await (const { log, dive } of divesToExport(deps.db, selection, { withProfiles: false }))
      yield diveForTable(log, dive)
  }
  if (format === 'uddf') return writeUddf(dives, writer)
  if (format === 'ssrf') return writeSubsurface(dives, writer)
  return format === 'csv' ? writeCsv(rows, OWN_NAMES) : archiveOf(deps, selection, locale)
}
