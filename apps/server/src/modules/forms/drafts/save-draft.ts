import type { DraftChangeWire, DraftWire } from '@fathom/contract/forms'
import {
  type Answers,
  ageContradictions,
  type FormName,
  lastDayOnEarth,
  progressOf,
  tidyAnswers,
} from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { definitionFor, mustBeCurrent } from '../definition-for.ts'
import { getOwner } from '../documents/signer-details.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { noteReading } from '../reading.store.ts'
import { openContent, sealContent } from '../sealing.ts'
import { type DraftRow, findDraft, saveDraftRow } from './draft.store.ts'

type Filled = Pick<DraftChangeWire, 'place' | 'filledFor'> & { answers: Answers }
type Content = Filled & { affiliateId: number; form: FormName }

function contentOf({ secrets }: FormsDeps, caller: User, form: FormName, row: DraftRow): Filled {
  const content = openContent<Content>(secrets, row.sealed)
  if (content.affiliateId !== caller.affiliateId || content.form !== form)
    throw new Error('the stored draft belongs to another form')
  const { answers, place, filledFor } = content
  return { answers, place, filledFor }
}

/** All variants of a release share the same questions and rules, so a draft needs no location. */
async function draftOf(
  deps: FormsDeps,
  caller: User,
  form: FormName,
  row: DraftRow | undefined,
): Promise<DraftWire> {
  const now = deps.clock.now()
  const { ruling } = await getOwner(deps, deps.db, caller.affiliateId)
  const definition = definitionFor(deps, ruling.youngest, { form, place: null, now })
  const isStartedAnew = row !== undefined && row.definition_version !== definition.version
  const filled = row && !isStartedAnew ? contentOf(deps, caller, form, row) : { answers: {} }
  const { answers } = filled
  return {
    form,
    definitionVersion: definition.version,
    ...filled,
    version: row?.version ?? 0,
    updatedAt: row?.updated_at.toISOString() ?? null,
    progress: progressOf(definition, answers),
    contradictions: [...ageContradictions(definition, answers, ruling.oldest, lastDayOnEarth(now))],
    isStartedAnew,
  }
}

export async function readDraft(deps: FormsDeps, caller: User, form: FormName): Promise<DraftWire> {
  const { affiliateId } = caller
  const row = await findDraft(deps.db, affiliateId, form)
  const reading = {
    affiliateId,
    documentId: null,
    reader: 'self',
    readerId: affiliateId,
    what: 'draft',
  } as const
  if (row) await noteReading(deps.db, reading, deps.clock.now())
  return draftOf(deps, caller, form, row)
}

export async function saveDraft(
  deps: FormsDeps,
  caller: User,
  form: FormName,
  change: DraftChangeWire & { basedOn: number },
): Promise<DraftWire> {
  const now = deps.clock.now()
  const { ruling } = await getOwner(deps, deps.db, caller.affiliateId)
  const definition = definitionFor(deps, ruling.youngest, { form, place: null, now })
  mustBeCurrent(definition, change.definitionVersion)
  const content: Content = {
    affiliateId: caller.affiliateId,
    form,
    answers: tidyAnswers(definition, change.answers),
    place: change.place,
    filledFor: change.filledFor,
  }
  const saved = await saveDraftRow(deps.db, caller.affiliateId, form, {
    definitionVersion: definition.version,
    sealed: sealContent(deps.secrets, content),
    basedOn: change.basedOn,
    now,
  })
  if (saved) return draftOf(deps, caller, form, saved)
  throw new Problem('stale', 409, { extra: { current: await readDraft(deps, caller, form) } })
}
