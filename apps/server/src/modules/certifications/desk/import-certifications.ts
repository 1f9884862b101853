import type { ImportReceiptWire, NewImportWire } from '@fathom/contract/certifications'
import {
  type DeskEntry,
  type DeskProblem,
  type DeskRow,
  deskProblems,
  readDeskFile,
} from '@fathom/domain/certifications'
import { csvOf } from '@fathom/domain/references'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { issueCertification } from '../records/issue-certification.ts'
import { type Knowledge, lockDesk, readKnowledge } from './desk-knowledge.ts'
import { addImport, digestOf, findImport, type ImportLine } from './import.store.ts'
import { levelNames } from './level-names.ts'

/** OF-06: what an import of this file would do. Nothing is written. */
export async function checkImport(
  deps: CertificationsDeps,
  text: string,
  by: number,
): Promise<ImportReceiptWire> {
  const rows = rowsIn(text)
  const known = await readKnowledge(deps, deps.db, entriesOf(rows), by)
  return receiptOf(judge(rows, known))
}

/**
 * OF-06: issues what the rows of a file say: all, or those without a fault. Everything is one transaction. The
 * same id again answers with the first receipt, and the same file with another id finds that everybody holds
 * their level.
 */
export function importCertifications(
  deps: CertificationsDeps,
  { id, text, take }: NewImportWire,
  by: number,
): Promise<ImportReceiptWire> {
  const rows = rowsIn(text)
  const digest = digestOf([take, text])
  return deps.db.transaction(async (tx) => {
    await lockDesk(tx)
    const done = await findImport(tx, id)
    if (done && done.digest !== digest) throw new Problem('import-exists', 409)
    if (done) return receiptOf(done.lines)
    const known = await readKnowledge(deps, tx, entriesOf(rows), by)
    const judged = judge(rows, known)
    const receipt = receiptOf(judged)
    if (take === 'all' && receipt.faults.length > 0) throw new Problem('rows-refused', 422)
    const lines: ImportLine[] = []
    for (const { entry, ...line } of judged)
      lines.push(
        line.problems.length > 0
          ? line
          : { ...line, licenseID: await issue(deps, tx, { id, by, entry, known }) },
      )
    await addImport(tx, { id, digest, lines, by, at: deps.clock.now() })
    await audit(tx, {
      ...{ actor: by, action: 'certifications-imported', object: { kind: 'certification-import', id } },
      detail: { rows: receipt.rows, issued: receipt.good },
    })
    return receipt
  })
}

type Issuing = { id: string; by: number; entry: DeskEntry; known: Knowledge }

async function issue(
  deps: CertificationsDeps,
  tx: Queryable,
  { id, by, entry, known }: Issuing,
): Promise<string> {
  const { affiliateId, levelID, certDate } = entry
  const { licenseID } = await issueCertification(deps)(tx, {
    ...{ source: sourceOf(entry), affiliateId, levelID, certDate, hasECard: true },
    ...known.teachersOf(entry),
  })
  await audit(tx, {
    ...{ actor: by, action: 'certification-issued', subject: affiliateId },
    object: { kind: 'certification', id: licenseID },
    detail: { levelID, certDate, importId: id },
  })
  return licenseID
}

/** A row names its own certification: it isn't issued again when it was corrected or revoked meanwhile. */
const sourceOf = ({ affiliateId, levelID, certDate }: DeskEntry) =>
  `import:${affiliateId}:${levelID}:${certDate}`

const entriesOf = (rows: readonly DeskRow[]) => rows.map(({ entry }) => entry)

function rowsIn(text: string): DeskRow[] {
  const file = readDeskFile(text, levelNames())
  if ('rows' in file) return file.rows
  const { fault, ...where } = file
  throw new Problem(fault, 422, { extra: where })
}

type Judged = ImportLine & { entry: DeskEntry }

function judge(rows: readonly DeskRow[], known: Knowledge): Judged[] {
  const seen = new Set<string>()
  return rows.map(({ line, cells, entry }) => {
    const problems = deskProblems(entry, known.about(entry)).map((problem) => withEmptyNumber(problem, cells))
    const level = `${entry.affiliateId}:${entry.levelID}`
    if (problems.length === 0) {
      const fault = seen.has(level) ? 'twice' : faultOfSource(known.isRevoked(sourceOf(entry)))
      if (fault) problems.push({ field: 'level', fault })
      seen.add(level)
    }
    return { line, cells, entry, licenseID: null, problems }
  })
}

/** Of an empty cell, nobody has to look for the person. */
const withEmptyNumber = (problem: DeskProblem, { number }: ImportLine['cells']): DeskProblem =>
  problem.fault === 'no-person' && number === '' ? { ...problem, fault: 'no-number' } : problem

function faultOfSource(isRevoked: boolean | undefined): DeskProblem['fault'] | undefined {
  if (isRevoked === undefined) return undefined
  return isRevoked ? 'revoked-before' : 'already-held'
}

function receiptOf(lines: readonly ImportLine[]): ImportReceiptWire {
  return {
    rows: lines.length,
    good: lines.filter(({ problems }) => problems.length === 0).length,
    faults: lines.flatMap(({ line, cells, problems }) =>
      problems.map(({ field, fault }) => ({ line, field, fault, value: cells[field] })),
    ),
  }
}

/** OF-06: what became of each row, for a spreadsheet. */
export async function importTable(deps: CertificationsDeps, id: string, locale: Locale): Promise<string> {
  const { t } = translatorFor(locale)
  const done = await findImport(deps.db, id)
  if (!done) throw new Problem('not-found', 404)
  const headings = (['line', 'number', 'level', 'date', 'instructor', 'center', 'card', 'why'] as const).map(
    (key) => t(`certifications-desk.column.${key}`),
  )
  const rows = done.lines.map(({ line, cells, licenseID, problems }) => [
    String(line),
    ...[cells.number, cells.level, cells.date, cells.instructor, cells.center],
    licenseID ?? '',
    problems.map(({ fault }) => t(`certifications-desk.fault.${fault}`)).join(' '),
  ])
  return csvOf([headings, ...rows])
}
