import {
  type ApplicantFacts,
  applicationGaps,
  checkPrerequisites,
  findApplicationType,
} from '@fathom/domain/applications'
import type { ApplicationRow } from '../application.store.ts'

/** What the type requires, and what is still missing. */
export function checked(row: ApplicationRow, facts: ApplicantFacts) {
  const prerequisites = checkPrerequisites(
    { prerequisites: findApplicationType(row.typeId)?.prerequisites ?? [] },
    facts,
  )
  const gaps = applicationGaps({
    prerequisites,
    evidence: row.evidence,
    hasInstructor: row.instructorId !== null,
    hasTeachingAddress: row.teachingAddress !== null,
    signature: row.signature,
  })
  return { prerequisites, gaps }
}
