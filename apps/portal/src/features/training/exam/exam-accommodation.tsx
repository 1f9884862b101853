import type {
  AssessmentResultsWire,
  ExamAccommodationStateWire,
  ExamAccommodationWire,
} from '@fathom/contract/training'
import { TIME_FACTORS, type TimeFactor } from '@fathom/domain/training'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { LEARNING_KEY } from '../learning-key.ts'
import { useDay } from '../record/use-format.ts'
import css from './exam.module.css'

type Student = Pick<AssessmentResultsWire, 'affiliateId' | 'enrolmentId' | 'packageId'>

const PATH = 'courses/{id}/instructor/exam-accommodation'
const addressOf = ({ affiliateId, enrolmentId, packageId }: Student) => ({
  params: { id: enrolmentId ?? packageId },
  query: { affiliateId },
})

const accommodationQuery = ({ http }: Pick<Calls, 'http'>, of: Student) =>
  queryOptions({
    queryKey: [...LEARNING_KEY, 'accommodation', of.affiliateId, of.enrolmentId ?? of.packageId],
    queryFn: ({ signal }) =>
      http.get<ExamAccommodationStateWire>('learning', PATH, { ...addressOf(of), signal }),
  })

/** For a teacher: more time in a student's exam, and questions read aloud. */
export function ExamAccommodation({ of }: { of: AssessmentResultsWire }) {
  const { data } = useQuery(accommodationQuery(useCalls(), of))
  if (!data) return null
  // Null when the server doesn't mark the exam of the course, or when it's passed.
  return of.examAttempts === null ? (
    <Arranged now={data} />
  ) : (
    <AccommodationForm key={data.setAt} now={data} of={of} />
  )
}

/** What was arranged, once nothing is left to change. */
function Arranged({ now }: { now: ExamAccommodationStateWire }) {
  const { t, formatPercent } = useTranslator('training-exam')
  const { timeFactor, readAloud } = now
  const arranged = [
    ...(timeFactor > 1
      ? [t('training-exam.accommodation.more', { share: formatPercent(timeFactor - 1) })]
      : []),
    ...(readAloud ? [t('training-exam.accommodation.aloud')] : []),
  ]
  if (arranged.length === 0) return null
  return (
    <Card title={t('training-exam.accommodation.title')}>
      <ul className={css.prose}>
        {arranged.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <SetBy now={now} />
    </Card>
  )
}

function SetBy({ now: { setBy, setAt } }: { now: ExamAccommodationStateWire }) {
  const { t } = useTranslator('training-exam')
  const day = useDay()
  if (setBy === null || setAt === null) return null
  return <p className={css.quiet}>{t('training-exam.accommodation.by', { name: setBy, date: day(setAt) })}</p>
}

function AccommodationForm({ of, now }: { of: Student; now: ExamAccommodationStateWire }) {
  const { t, formatPercent } = useTranslator('training-exam')
  const [timeFactor, setTimeFactor] = useState<TimeFactor>(now.timeFactor)
  const [readAloud, setReadAloud] = useState(now.readAloud)
  const save = useSave(of)
  const isChanged = timeFactor !== now.timeFactor || readAloud !== now.readAloud
  return (
    <Card title={t('training-exam.accommodation.title')}>
      <div className={css.prose}>
        <p className={css.quiet}>{t('training-exam.accommodation.text')}</p>
        <Field label={t('training-exam.accommodation.time')}>
          <Select
            onChange={({ target }) =>
              setTimeFactor(TIME_FACTORS.find((each) => String(each) === target.value) ?? 1)
            }
            value={String(timeFactor)}
          >
            {TIME_FACTORS.map((factor) => (
              <option key={factor} value={String(factor)}>
                {factor === 1
                  ? t('training-exam.accommodation.normal')
                  : t('training-exam.accommodation.more', { share: formatPercent(factor - 1) })}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox checked={readAloud} onChange={({ target }) => setReadAloud(target.checked)}>
          {t('training-exam.accommodation.aloud')}
        </Checkbox>
        <SetBy now={now} />
        <div className={css.ways}>
          <Button
            busy={save.isPending}
            disabled={!isChanged}
            onClick={() => save.mutate({ timeFactor, readAloud })}
          >
            {t('training-exam.accommodation.save')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function useSave(of: Student) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('training-exam')
  return useMutation({
    mutationFn: (body: ExamAccommodationWire) =>
      calls.http.put<ExamAccommodationStateWire>('learning', PATH, { ...addressOf(of), body }),
    onSuccess: (saved) => {
      client.setQueryData(accommodationQuery(calls, of).queryKey, saved)
      showToast({ text: t('training-exam.accommodation.saved') })
    },
    onError: () => showToast({ text: t('training-exam.accommodation.failed') }),
  })
}
