import type { MissingWire, MyCourseWire } from '@fathom/contract/training'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { SoundingLine } from '../../../shared/ui/feedback/sounding-line.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'

const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const

const STATES = { done: 'done', current: 'now', open: 'ahead' } as const

type Props = {
  course: Pick<MyCourseWire, 'missing' | 'hasCard' | 'packageId'>
  /** Whether the viewer owns the course: only owners get links to act on it. */
  isOwn?: boolean
}

/** What is missing until the certification or the first dive, on the sounding line. */
export function MissingCard({ course: { missing, hasCard, packageId }, isOwn = true }: Props) {
  const { t } = useTranslator('training-learn')
  const wordsOf = useStepWords(hasCard)
  const done = missing.filter(({ state }) => state === 'done').length
  const isAll = done === missing.length
  return (
    <Card
      aside={t('training-learn.missing.count', { done, of: missing.length })}
      title={t(isAll ? 'training-learn.missing.nothing' : 'training-learn.missing.title')}
    >
      <SoundingLine
        doneLabel={t('training-learn.state.done')}
        label={t('training-learn.missing.title')}
        soundings={missing.map((step) => ({
          key: `${step.step} ${step.state}`,
          state: STATES[step.state],
          ...wordsOf(step),
          ...(isOwn && step.step === 'store' && { title: <StoreLink packageId={packageId} /> }),
          ...(isOwn && isOpenForm(step) && { title: <FormsLink form={step.step} /> }),
        }))}
      />
    </Card>
  )
}

/** LE-04: a chosen dive center can be changed too. */
function StoreLink({ packageId }: { packageId: string }) {
  const { t } = useTranslator('training-learn')
  return <Link to={paths.courseStore(packageId)}>{t('training-learn.step.store')}</Link>
}

type FormStep = Extract<MissingWire, { step: 'release' | 'medical' }>

const isOpenForm = (step: MissingWire): step is FormStep =>
  (step.step === 'release' || step.step === 'medical') && step.state !== 'done'

function FormsLink({ form }: { form: FormStep['step'] }) {
  const { t } = useTranslator('training-learn')
  return <Link to={paths.formsApplications()}>{t(`training-learn.step.${form}`)}</Link>
}

type Words = { title: string; text?: string }

/**
 * The name and status text of each step. Courses without a certification end with questions, not with an
 * exam.
 */
function useStepWords(hasCard: boolean): (step: MissingWire) => Words {
  const { t, formatDate, formatDay, formatList } = useTranslator('training-learn')
  const theory = ({ first, last, withExam, next }: Extract<MissingWire, { step: 'theory' }>): Words => {
    const count = last - first + 1
    if (count <= 0 && !hasCard && next) return { title: next }
    const read =
      count <= 0
        ? t('training-learn.step.exam')
        : t('training-learn.step.theory', { count, first, last, exam: withExam && hasCard ? 'yes' : 'no' })
    const title = withExam && !hasCard ? formatList([read, t('training-learn.questions')]) : read
    return next === null ? { title } : { title, text: t('training-learn.step.next', { lesson: next }) }
  }
  /** Why a form that someone has worked on is still open. */
  const standing = ({ form, since }: FormStep): string[] => {
    if (form === 'missing' || form === 'cleared') return []
    if (form !== 'decision-awaited' && form !== 'expired') return [t(`training-learn.form.${form}`)]
    return since ? [t(`training-learn.form.${form}`, { date: formatDay(since) })] : []
  }
  return (step) => {
    switch (step.step) {
      case 'theory':
        return theory(step)
      case 'skills':
      case 'dives': {
        const title = t(`training-learn.step.${step.step}`, { count: step.of })
        if (step.state === 'done') return { title }
        return { title, text: t('training-learn.step.verified', { done: step.done, of: step.of }) }
      }
      case 'release':
      case 'medical': {
        const title = t(`training-learn.step.${step.step}`)
        if (step.state === 'done') return { title }
        const day = step.dueOn && formatDate(step.dueOn.slice(0, 10), LONG_DAY)
        const due = day ? [t('training-learn.due.day', { day })] : []
        const text = [...standing(step), ...due].join(' · ')
        return text ? { title, text } : { title }
      }
      case 'photo': {
        const title = t('training-learn.step.photo')
        if (step.state === 'done') return { title }
        return { title, text: t(`training-learn.step.${step.isWaiting ? 'photoWaiting' : 'photoMissing'}`) }
      }
      default:
        return { title: t('training-learn.step.store') }
    }
  }
}
