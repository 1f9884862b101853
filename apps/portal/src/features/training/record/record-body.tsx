import type { ERecordWire } from '@fathom/contract/training'
import { SKILLS } from '@fathom/domain/logbook'
import { needsForms } from '@fathom/domain/training'
import { useMutation } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import { MissingCard } from '../dashboard/missing-card.tsx'
import { FoldCard, PartsCard } from './parts-card.tsx'
import css from './record.module.css'
import { fetchPdf, type RecordOf } from './record.queries.ts'
import { useDay } from './use-format.ts'

type Props = {
  record: ERecordWire
  isOwn: boolean
  /** The action available once nothing is missing. */
  action?: ReactNode
}

/** What was done, when and by whom: theory, dives, forms. */
export function RecordBody({ record, isOwn, action }: Props) {
  const { t } = useTranslator('training-record', 'training-records')
  const { missing, dives, name } = record
  const certifiable = isOwn
    ? t('training-records.record.certifiable')
    : t('training-records.record.studentCertifiable', { name })
  const declined = isOwn
    ? t('training-records.record.declined')
    : t('training-records.record.studentDeclined', { name })
  const isHeld = !isOwn && record.isBirthDateUnconfirmed
  return (
    <>
      {record.isCertifiable && !record.certifiedDate && isHeld && (
        <Banner icon={TriangleAlert} tone="warn">
          {t('training-records.record.studentBirthDate', { name })}
        </Banner>
      )}
      {record.isCertifiable && !record.certifiedDate && (record.isDeclined || !isHeld) && (
        <Banner
          action={!isHeld && action}
          icon={record.isDeclined ? TriangleAlert : BadgeCheck}
          tone={record.isDeclined ? 'bad' : 'ok'}
        >
          {record.isDeclined ? declined : certifiable} {!needsForms(record) && t('training-record.noForms')}
        </Banner>
      )}
      <AboutCard record={record} />
      <PartsCard report={record} title={t('training-record.theory')} />
      <DivesCard dives={dives} />
      {missing.length > 0 && <MissingCard course={record} isOwn={isOwn} />}
    </>
  )
}

/** Whose record it is, who teaches, and the important dates. */
function AboutCard({ record }: { record: ERecordWire }) {
  const day = useDay()
  const { t, formatId } = useTranslator('training-record', 'training-records')
  const { name, birthDate, isBirthDateUnconfirmed, affiliateId, teacher } = record
  const nobody = t('training-records.record.nobody')
  const dayOf = (at: string | null) => (at ? day(at) : t('training-records.record.open'))
  return (
    <Card title={<bdi>{record.title}</bdi>}>
      <div className={css.about}>
        <Facts>
          <Fact name={t('training-record.person')}>
            <bdi>{name}</bdi>
          </Fact>
          {birthDate && (
            <Fact name={t('training-record.born')}>
              {isBirthDateUnconfirmed
                ? t('training-record.bornUnconfirmed', { date: day(birthDate) })
                : day(birthDate)}
            </Fact>
          )}
          <Fact name={t('training-record.number')}>
            <bdi>{formatId(affiliateId)}</bdi>
          </Fact>
          <Fact name={t('training-record.store')}>
            <bdi>{teacher.storeName ?? nobody}</bdi>
          </Fact>
        </Facts>
        <Facts>
          <Fact name={t('training-record.instructor')}>
            <bdi>{teacher.memberName ?? nobody}</bdi>
          </Fact>
          <Fact name={t('training-record.enrolled')}>{dayOf(record.enrollmentDate)}</Fact>
          <Fact name={t('training-record.completed')}>{dayOf(record.completedDate)}</Fact>
          <Fact name={t('training-record.certified')}>{dayOf(record.certifiedDate)}</Fact>
        </Facts>
      </div>
    </Card>
  )
}

type Dive = ERecordWire['dives'][number]

/** The dives of the course, and who verified them. */
function DivesCard({ dives }: { dives: readonly Dive[] }) {
  const { t, formatNumber } = useTranslator('training-record')
  const title = t('training-record.dives')
  const columns = useColumns()
  if (dives.length === 0)
    return (
      <Card title={title}>
        <p className={css.quiet}>{t('training-record.noDives')}</p>
      </Card>
    )
  return (
    <FoldCard aside={formatNumber(dives.length)} title={title}>
      <Table caption={title} columns={columns} rowKey={({ logId }) => logId} rows={dives} />
    </FoldCard>
  )
}

function useColumns(): readonly Column<Dive>[] {
  const { t } = useTranslator('training-record')
  const day = useDay()
  return [
    { key: 'dive', header: t('training-record.dive'), cell: (dive) => <DiveWords dive={dive} /> },
    {
      key: 'date',
      header: t('training-record.date'),
      cell: ({ date }) => <span className={css.line}>{day(date)}</span>,
    },
    {
      key: 'verified',
      header: t('training-record.verified'),
      cell: ({ verifiedBy, verifiedAt }) => (
        <span className={classNames(css.two, css.by)}>
          <bdi>{verifiedBy}</bdi>
          <span className={classNames(css.quiet, css.line)}>{day(verifiedAt)}</span>
        </span>
      ),
    },
  ]
}

function DiveWords({ dive: { title, location, skills } }: { dive: Dive }) {
  const { t, formatList } = useTranslator('training-records', 'logbook')
  const nameOf = (skill: string) => {
    const known = SKILLS.find((each) => each === skill)
    return known ? t(`logbook.skill.${known}`) : skill
  }
  return (
    <span className={css.two}>
      <bdi>{title}</bdi>
      {location && <bdi className={css.quiet}>{location}</bdi>}
      {skills.length > 0 && (
        <span className={css.quiet}>
          {t('training-records.record.skills', { skills: formatList(skills.map(nameOf)) })}
        </span>
      )}
    </span>
  )
}

/** Saves the record as a file, or prints it. */
export function RecordActions({ of }: { of: RecordOf }) {
  const { t } = useTranslator('training-records')
  const pdf = usePdf(of)
  return (
    <div className={css.actions}>
      <Button icon={Printer} onClick={() => window.print()}>
        {t('training-records.record.print')}
      </Button>
      <Button busy={pdf.isPending} icon={Download} kind="primary" onClick={() => pdf.mutate()}>
        {t('training-records.record.pdf')}
      </Button>
    </div>
  )
}

function usePdf(of: RecordOf) {
  const calls = useCalls()
  const { t } = useTranslator('training-records')
  const mutation = useMutation({
    mutationFn: async () =>
      saveFile(
        await fetchPdf(calls, of),
        `${t('training-records.record.file')}-${of.student ?? 'fathom'}.pdf`,
      ),
    onError: () => {
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate() }
      showToast({ text: t('training-records.record.notDownloaded'), action })
    },
  })
  return mutation
}
