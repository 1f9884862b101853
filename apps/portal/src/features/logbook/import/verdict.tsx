import type { ImportedDiveWire } from '@fathom/contract/logbook'
import type { UnitSystem } from '@fathom/domain/logbook'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePlus from 'lucide-react/icons/circle-plus'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Dotted } from '../../../shared/ui/surface/dotted.tsx'
import { useDiveWords } from './dive-words.ts'
import css from './import.module.css'

export type Verdict = ImportedDiveWire['verdict']

export const VERDICTS: readonly Verdict[] = ['new', 'known', 'doubtful', 'broken']

const LOOKS = {
  new: { icon: CirclePlus, tone: 'info' },
  known: { icon: CircleCheck, tone: 'neutral' },
  doubtful: { icon: CircleQuestionMark, tone: 'warn' },
  broken: { icon: CircleAlert, tone: 'bad' },
} as const

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslator('logbook-import')
  return <Badge {...LOOKS[verdict]}>{t(`logbook-import.verdict.${verdict}`)}</Badge>
}

/** What it is in the logbook, if that isn't what it was in the file. */
export function Becomes({ dive: { verdict, becomes, addsProfiles } }: { dive: ImportedDiveWire }) {
  const { t } = useTranslator('logbook', 'logbook-import')
  if (addsProfiles) return <span>{t('logbook-import.newProfile')}</span>
  if (becomes === 'dive' || (verdict !== 'new' && verdict !== 'doubtful')) return null
  return <span>{t(becomes === 'draft' ? 'logbook.status.Draft' : 'logbook.type.Recreational')}</span>
}

const MOST_PROBLEMS = 3

/** What of a dive can't be right, with its value and its line in the file. */
export function Problems({ problems, unit }: Pick<ImportedDiveWire, 'problems'> & { unit: UnitSystem }) {
  const { t, formatNumber } = useTranslator('logbook-import')
  const shownValue = useProblemValue(unit)
  if (problems.length === 0) return null
  const more = problems.length - MOST_PROBLEMS
  return (
    <ul className={css.problems}>
      {problems.slice(0, MOST_PROBLEMS).map((problem, at) => {
        const { code, line } = problem
        const value = shownValue(problem)
        return (
          <li key={`${at} ${code}`}>
            {t(`logbook-import.problem.${code}`)}
            {(value || line !== undefined) && (
              <>
                {' ('}
                <Dotted
                  parts={[value, line === undefined ? null : t('logbook-import.problem.line', { line })]}
                />
                )
              </>
            )}
          </li>
        )
      })}
      {more > 0 && <li>+{formatNumber(more)}</li>}
    </ul>
  )
}

type Problem = ImportedDiveWire['problems'][number]

/** Depths and times are numbers in meters and seconds; everything else is as it was written. */
function useProblemValue(unit: UnitSystem): ({ code, value }: Problem) => string | undefined {
  const wordsOf = useDiveWords(unit)
  return ({ code, value }) => {
    const number = value === undefined ? Number.NaN : Number(value)
    if (!Number.isFinite(number)) return value
    const facts = {
      start: null,
      place: null,
      computers: [],
      maxDepth: number,
      duration: Math.round(number / 60),
    }
    if (code === 'depth-impossible') return wordsOf(facts).depth
    return code === 'duration-impossible' ? wordsOf(facts).time : value
  }
}
