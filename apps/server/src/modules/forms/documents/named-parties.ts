import { type Answers, type FormName, PARTY_BLANKS, type Parties } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findParticipant } from '../../references/index.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { listPartyNumbers } from '../standings/own-parties.ts'

type Sent = { form: FormName; language: string; answers: Answers; parties?: Parties | undefined }
type Named = { answers: Answers; parties?: Parties }

/**
 * TS-09: a release names a dive center, an instructor or both, and their names come from the directory. Text
 * that says something else is refused, because the diver signs what was shown. The dive center is one with
 * which the diver trains or dives, or where the named instructor works; the instructor is one with whom the
 * diver trains or dives, or works at the named dive center.
 */
export async function nameParties(
  deps: FormsDeps,
  affiliateId: number,
  { form, language, answers, parties }: Sent,
): Promise<Named> {
  if (form !== 'liability-release') return { answers }
  if (!parties || (parties.storeNumber === null && parties.memberNumber === null))
    throw new Problem('parties-missing', 422)
  const names = await namesOf(deps.db, parties, language as Locale)
  const { store, member } = await listPartyNumbers(deps, affiliateId, parties)
  const isOther = (number: number | null, known: ReadonlySet<number>) => number !== null && !known.has(number)
  if (isOther(parties.storeNumber, store) || isOther(parties.memberNumber, member))
    throw new Problem('party-not-affiliated', 422)
  const other = PARTY_BLANKS.filter((id) => answers[id] !== undefined && answers[id] !== names[id])
  if (other.length > 0) throw new Problem('parties-other-name', 422, { extra: { other } })
  return { answers: { ...answers, ...names }, parties }
}

async function namesOf(
  db: Queryable,
  { storeNumber, memberNumber }: Parties,
  language: Locale,
): Promise<Answers> {
  const nameOf = async (kind: 'store' | 'member', number: number | null) => {
    if (number === null) return undefined
    const found = await findParticipant(db, kind, number)
    if (!found) throw new Problem('party-unknown', 422, { extra: { kind, number } })
    return found.name
  }
  const [store, instructor] = [await nameOf('store', storeNumber), await nameOf('member', memberNumber)]
  const { t } = translatorFor(language)
  return {
    store: store ?? t('forms-standing.party.none'),
    instructor: instructor ?? t('dsd.forms.instructorNone', { store: store ?? '' }),
  }
}
