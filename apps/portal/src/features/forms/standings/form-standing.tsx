import type { FormStandingsWire, FormStandingWire } from '@fathom/contract/forms'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import rows from '../../../shared/ui/surface/person-rows.module.css'
import { DownloadPdf } from '../list/signed-row.tsx'
import { AfterRefusal, AnswersChanged, type FormKind as Kind, StandingBadge } from './standing-badge.tsx'
import css from './standings.module.css'

type Person = FormStandingsWire[number]

/** A person says their birth date themselves, and rules of age depend on it: a change is visible. */
function BirthDateChange({ changed }: { changed: Person['changedBirthDate'] }) {
  const { t, formatDate } = useTranslator('forms-standing')
  if (!changed) return null
  const dayOf = (day: string) => (day ? formatDate(new Date(`${day}T00:00:00`), 'long') : '–')
  // Every one of them: the last change must not hide the dates before it.
  const before = changed.earlier.map(dayOf).join(' → ') || dayOf('')
  const birthDate = dayOf(changed.birthDate)
  const { confirmed, changedAt } = changed
  const words = [
    changedAt &&
      t('forms-standing.birthDate', { date: formatDate(new Date(changedAt), 'long'), birthDate, before }),
    changedAt && changed.isToConfirm && t('forms-standing.birthDate.check'),
    confirmed &&
      t('forms-standing.birthDate.confirmed', {
        name: confirmed.by,
        date: formatDate(new Date(confirmed.at), 'long'),
      }),
  ].filter(Boolean)
  return words.length > 0 && <p className={rows.quiet}>{words.join(' · ')}</p>
}

/** TS-05: one person may have two accounts, each with another birth date. A minor's name makes the forms wait. */
function Namesake({ person: { hasNamesake, changedBirthDate } }: { person: Person }) {
  const { t } = useTranslator('forms-standing')
  if (changedBirthDate?.hasMinorNamesake)
    return <p className={css.changed}>{t('forms-standing.namesake.minor')}</p>
  return hasNamesake && <p className={rows.quiet}>{t('forms-standing.namesake')}</p>
}

/** The forms of a person that the reader may know of. */
const formsOf = ({ medical, release }: Person): [Kind, FormStandingWire][] => [
  ...(medical ? [['medical', medical] satisfies [Kind, FormStandingWire]] : []),
  ['release', release],
]

/** Both forms of one person, for a row of a list. */
export function PersonStanding({ person }: { person: Person }) {
  const { t } = useTranslator('forms-standing')
  return (
    <>
      <dl className={css.standing}>
        {formsOf(person).map(([kind, standing]) => (
          <div key={kind}>
            <dt>{t(`forms-standing.${kind}`)}</dt>
            <dd>
              <StandingBadge kind={kind} standing={standing} />
              <ShortWay kind={kind} standing={standing} />
              <AnswersChanged className={css.changed} standing={standing} />
            </dd>
          </div>
        ))}
      </dl>
      <BirthDateChange changed={person.changedBirthDate} />
      <Namesake person={person} />
    </>
  )
}

/** A name keeps its own direction inside a line of another one. */
const isolated = (name: string) => `\u2068${name}\u2069`

/** Why no physician signed the newest questionnaire: none is needed, or one approved that with the Yes before it. */
function usePhysicianFree(): (standing: FormStandingWire) => string {
  const { t, formatDate } = useTranslator('forms-standing')
  return ({ earlierApproval }) =>
    earlierApproval
      ? t('forms-standing.earlierApproved', {
          name: isolated(earlierApproval.by),
          date: formatDate(new Date(earlierApproval.at), 'long'),
        })
      : t('forms-standing.way.none')
}

/** How a form came about, in the words of a list. */
function ShortWay({ kind, standing }: { kind: Kind; standing: FormStandingWire }) {
  const { t } = useTranslator('forms', 'forms-signers', 'forms-standing')
  const physicianFree = usePhysicianFree()
  const { state, isPhysicianNeeded, physician, guardian } = standing
  const isCleared = kind === 'medical' && state === 'cleared' && !isPhysicianNeeded
  const way = (cosigner: FormStandingWire['physician'], role: string) =>
    cosigner &&
    [
      `${role}: ${isolated(cosigner.name)}`,
      t(`forms-signers.origin.${cosigner.origin.way}`, { by: cosigner.origin.by ?? '' }),
      ...(cosigner.way === 'typed' ? [t('forms.document.way.typed')] : []),
    ].join(' · ')
  const ways = [
    isCleared && physicianFree(standing),
    way(physician, t(ROLE_WORDS.physician)),
    way(guardian, t(ROLE_WORDS.guardian)),
  ].filter(Boolean)
  return ways.length > 0 && <p className={rows.quiet}>{ways.join(' · ')}</p>
}

/** Both forms with how they came about, and the release as PDF for those whom it names. */
export function StandingDetails({ person, level = 3 }: { person: Person; level?: 3 | 4 }) {
  const { t } = useTranslator('forms-standing')
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <>
      <BirthDateChange changed={person.changedBirthDate} />
      <Namesake person={person} />
      <ul className={css.details}>
        {formsOf(person).map(([kind, standing]) => (
          <li className={classNames(rows.row, css.detail)} key={kind}>
            <div className={css.words}>
              <Heading className={rows.name}>{t(`forms-standing.${kind}`)}</Heading>
              <StandingBadge kind={kind} standing={standing} />
              <StandingWay kind={kind} standing={standing} />
              <AfterRefusal className={rows.quiet} standing={standing} />
              <AnswersChanged className={css.changed} standing={standing} />
            </div>
            {standing.isReadable && standing.documentId && (
              <DownloadPdf
                documentId={standing.documentId}
                title={t('forms-standing.pdf', { name: person.name })}
              />
            )}
            {kind === 'release' && person.release.documentId && !person.release.isReadable && (
              <p className={rows.quiet}>{t('forms-standing.pdf.closed')}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function StandingWay({ kind, standing }: { kind: Kind; standing: FormStandingWire }) {
  const { t, formatDate } = useTranslator('forms-standing')
  const physicianFree = usePhysicianFree()
  const { signedAt, isPhysicianNeeded, state } = standing
  if (!signedAt) return null
  const signed = t('forms-standing.signed', { date: formatDate(new Date(signedAt), 'long') })
  // An open request about an earlier form holds one whose answers need no physician.
  const isPhysicianFree = kind === 'medical' && !isPhysicianNeeded && state !== 'physician-awaited'
  const way = isPhysicianFree ? physicianFree(standing) : undefined
  return (
    <>
      <p className={rows.quiet}>{[signed, way].filter(Boolean).join(' · ')}</p>
      {(standing.state === 'details-changed' || standing.state === 'physician-teaches') && (
        <p className={rows.quiet}>{t(`forms-standing.way.${standing.state}`)}</p>
      )}
      <CosignerLine who="physician" cosigner={standing.physician} />
      <CosignerLine who="guardian" cosigner={standing.guardian} />
    </>
  )
}

const ROLE_WORDS = {
  physician: 'forms.document.physician',
  guardian: 'forms.document.export.guardian',
} as const

type Cosigner = { who: keyof typeof ROLE_WORDS; cosigner: FormStandingWire['physician'] }

/** Who signed besides the diver, by which way, and when. */
function CosignerLine({ who, cosigner }: Cosigner) {
  const { t, formatDate } = useTranslator('forms', 'forms-signers')
  if (!cosigner) return null
  const { way, by, at, isIdentitySeen } = cosigner.origin
  const words = [
    t(`forms-signers.origin.${way}`, { by: by ?? '' }),
    cosigner.way && t(`forms.document.way.${cosigner.way}`),
    formatDate(new Date(at), 'long'),
    isIdentitySeen && `${t('forms-signers.identity')}: ${t('forms-signers.identity.seen')}`,
  ].filter(Boolean)
  return (
    <p className={rows.quiet}>
      {t(ROLE_WORDS[who])}: <bdi>{cosigner.name}</bdi> · {words.join(' · ')}
    </p>
  )
}

/** TS-04: what a certifier should know about a student who is not cleared for the water; absent if all counts. */
export function UnclearedNotice({ person, title }: { person: Person; title: string }) {
  const { t } = useTranslator('forms-standing')
  const open = formsOf(person).filter(([, { state }]) => state !== 'cleared')
  if (open.length === 0) return null
  return (
    <div className={css.notice}>
      <Banner icon={TriangleAlert} tone="warn">
        <strong>{title}</strong>
        <dl className={css.standing}>
          {open.map(([kind, standing]) => (
            <div key={kind}>
              <dt>{t(`forms-standing.${kind}`)}</dt>
              <dd>
                <StandingBadge kind={kind} standing={standing} />
              </dd>
            </div>
          ))}
        </dl>
      </Banner>
    </div>
  )
}
