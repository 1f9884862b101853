import type { AssessmentResultsWire } from '@fathom/contract/training'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { type ReactNode, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import {
  LateBadge,
  MoreTimeBadge,
  ReportedBadge,
  SelfCheckedBadge,
  StatusBadge,
} from '../record/parts-card.tsx'
import { useDay, useDuration } from '../record/use-format.ts'
import css from './performance.module.css'
import type { Result } from './result-bars.ts'
import { ResultChart, useResultWords } from './result-chart.tsx'

const VIEWS = ['chart', 'table'] as const

/** Fewer bars in a wide chart say less than a list with names. */
const CHART_FROM = 6

/** CA-13: the result of every attempt, as a chart and as a table. */
export function ResultsCard({ results }: { results: readonly Result[] }) {
  const { t } = useTranslator('training-records')
  const [view, setView] = useState<(typeof VIEWS)[number]>('chart')
  if (results.length === 0)
    return (
      <Card>
        <EmptyState drawing={slate} title={t('training-records.results.none')}>
          {t('training-records.results.noneText')}
        </EmptyState>
      </Card>
    )
  return (
    <Card
      aside={
        <Segments
          legend={t('training-records.results.view')}
          onSelect={setView}
          segments={VIEWS.map((key) => ({ key, label: t(`training-records.results.${key}`) }))}
          selected={view}
        />
      }
      title={t('training-records.results.title')}
    >
      {view === 'table' ? (
        <ResultsTable results={results} />
      ) : results.length < CHART_FROM ? (
        <ResultRows results={results} />
      ) : (
        <ResultChart results={results} />
      )}
    </Card>
  )
}

/** A few results in words, the latest first, each with its name and how it went. */
function ResultRows({ results }: { results: readonly Result[] }) {
  const { t, formatPercent } = useTranslator('training-records')
  const words = useResultWords()
  return (
    <>
      <p className={css.summary}>{words.label(results)}</p>
      <ul className={css.sections}>
        {results.toReversed().map((result) => {
          const score =
            result.score === null ? t('training-records.result.noScore') : formatPercent(result.score)
          return (
            <li className={css.section} key={result.attemptId}>
              <p className={css.name}>
                <bdi>{words.name(result)}</bdi>
              </p>
              <p className={css.share}>{score}</p>
              <div className={css.meter}>
                <ProgressBar label={words.name(result)} value={result.score ?? 0} valueText={score} />
              </div>
              <p className={css.right}>{words.rest(result, false)}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The chart's data as a table. */
function ResultsTable({ results }: { results: readonly Result[] }) {
  const { t } = useTranslator('training-records')
  return (
    <Table
      caption={t('training-records.results.title')}
      columns={useColumns()}
      rowKey={({ attemptId }) => attemptId}
      rows={results}
    />
  )
}

function useColumns(): readonly Column<Result>[] {
  const day = useDay()
  const { t, formatPercent } = useTranslator('training-record', 'training-records')
  const duration = useDuration()
  const words = useResultWords()
  return [
    { key: 'part', header: t('training-record.part'), cell: (result) => <bdi>{words.name(result)}</bdi> },
    {
      key: 'date',
      header: t('training-record.date'),
      cell: ({ startedAt }) => day(startedAt),
    },
    {
      key: 'result',
      header: t('training-record.result'),
      cell: ({ status, isBest, isReported, isSelfChecked, lateSeconds, timeFactor, number }) => (
        <span className={css.badges}>
          <StatusBadge status={status} />
          {isReported && <ReportedBadge />}
          {isSelfChecked && <SelfCheckedBadge />}
          <LateBadge lateSeconds={lateSeconds} />
          <MoreTimeBadge timeFactor={timeFactor} />
          {isBest && number > 1 && <span>{t('training-records.result.counts')}</span>}
        </span>
      ),
    },
    {
      key: 'score',
      header: t('training-record.score'),
      numeric: true,
      cell: ({ score }) => (score === null ? '–' : formatPercent(score)),
    },
    {
      key: 'time',
      header: t('training-record.time'),
      numeric: true,
      cell: ({ seconds }) => duration(seconds),
    },
  ]
}

/** Below this share of right answers a section is worth rereading. */
const WEAK = 0.75

type Section = AssessmentResultsWire['sections'][number]

type Props = {
  sections: readonly Section[]
  /** The link to the lesson of a section; for the learner only. */
  lessonOf?: (section: string) => string | undefined
}

/** The share of right answers per section, over the attempts that count: in knowledge checks, and in the exam. */
export function SectionsCard({ sections, lessonOf = () => undefined }: Props) {
  const { t } = useTranslator('training-records')
  const answered = sections.filter((section) => section.answered > 0)
  const exam = answered.filter(({ kind }) => kind === 'exam')
  const parts = [
    { title: t('training-records.sections.lessons'), rows: answered.filter((row) => !exam.includes(row)) },
    { title: t('training-records.sections.exam'), rows: exam },
  ].filter(({ rows }) => rows.length > 0)
  if (answered.length === 0) return null
  return (
    <Card title={t('training-records.sections.title')}>
      {parts.map(({ title, rows }) => (
        <section className={css.group} key={title}>
          <h3 className={css.part}>{title}</h3>
          <ul className={css.sections}>
            {rows.map((section) => (
              <SectionRow key={section.section} lesson={lessonOf(section.section)} section={section} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

function SectionRow({ section, lesson }: { section: Section; lesson: string | undefined }) {
  const { t, formatPercent } = useTranslator('training-records')
  const { correct, answered } = section
  const name = section.section || t('training-records.sections.other')
  const share = correct / answered
  const right = t('training-records.sections.right', { correct, answered })
  return (
    <li className={css.section}>
      <p className={css.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={css.share}>{formatPercent(share)}</p>
      <div className={css.meter}>
        <ProgressBar label={name} value={share} valueText={right} />
      </div>
      <p className={css.right}>
        {right}
        {share < WEAK && lesson && <TextLink to={lesson}>{t('training-records.sections.again')}</TextLink>}
      </p>
    </li>
  )
}

type Answer = Result['answers'][number]

/** Questions answered wrong in the attempts that count and not right since, where the package provides the question text. */
export const questionsOf = (results: readonly Result[]): Answer[] => {
  const wrong = results
    .filter(({ isBest }) => isBest)
    .flatMap(({ answers }) => answers)
    .filter(({ result, prompt, isRightSince }) => result === 'wrong' && prompt && !isRightSince)
  return [...new Map(wrong.map((answer) => [answer.prompt, answer])).values()]
}

type QuestionsProps = {
  results: readonly Result[]
  /** For links to the pages that teach; for the learner only. */
  courseId?: string
}

/** LE-08: missed questions by lesson, with what was answered, what is right, why, and the page that teaches it. */
export function QuestionsCard({ results, courseId }: QuestionsProps) {
  const { t } = useTranslator('training-records')
  const questions = questionsOf(results)
  if (questions.length === 0) return null
  return (
    <Card title={t('training-records.questions.title')}>
      {[...Map.groupBy(questions, ({ section }) => section ?? '')].map(([lesson, missed]) => (
        <section className={css.group} key={lesson}>
          <h3 className={css.part}>
            <bdi>{lesson || t('training-records.sections.other')}</bdi>
          </h3>
          <ul className={css.questions}>
            {missed.map((answer) => (
              <QuestionRow courseId={courseId} key={answer.prompt} of={answer} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

type QuestionRowProps = { of: Answer; courseId: string | undefined }

function QuestionRow({ of: { prompt, given, right, taught }, courseId }: QuestionRowProps) {
  const { t } = useTranslator('training-record', 'training-exam')
  return (
    <li>
      <p className={css.prompt}>
        <bdi>{prompt}</bdi>
      </p>
      <dl className={css.facts}>
        <Fact label={t('training-record.given')}>{given}</Fact>
        {right !== null && <Fact label={t('training-record.right')}>{right}</Fact>}
        {taught?.why && <Fact label={t('training-exam.why')}>{taught.why}</Fact>}
        {taught?.page && (
          <Fact label={t('training-exam.page')}>
            <PageName courseId={courseId} taught={taught} />
          </Fact>
        )}
      </dl>
    </li>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
)

type PageNameProps = { taught: NonNullable<Answer['taught']>; courseId: string | undefined }

/** Named only for those who teach, who can't open a student's lesson, and if the course has no such lesson. */
function PageName({ taught: { lesson, title, page }, courseId }: PageNameProps) {
  return courseId === undefined || title === null ? (
    [title, page].filter(Boolean).join(' · ')
  ) : (
    <TextLink to={paths.lesson(courseId, lesson, page ?? undefined)}>{page}</TextLink>
  )
}
