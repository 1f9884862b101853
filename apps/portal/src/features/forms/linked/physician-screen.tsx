import type { LinkedFormWire, PhysicianDecisionWire } from '@fathom/contract/forms'
import { needsPhysician } from '@fathom/domain/forms'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import FilePen from 'lucide-react/icons/file-pen'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { AnswersShown, TakenBackShown } from './answers-shown.tsx'
import { DecisionForm } from './decision-form.tsx'
import css from './linked.module.css'
import { DownloadCopy, LinkDone, LinkedForm, LinkHeader } from './linked-form.tsx'
import { InReaderLanguage } from './reader-language.tsx'
import { LinkRefused, RefuseRequest } from './refuse-request.tsx'

/** A physician reviews the yes answers and decides, once. No account is needed. */
export function PhysicianScreen({ token }: { token: string }) {
  const [end, setEnd] = useState<End>()
  return (
    <div className={css.screen}>
      <LinkHeader isDone={end !== undefined} reader="physician" token={token} />
      <LinkedForm reader="physician" token={token}>
        {(form) => <Deciding end={end} form={form} onEnd={setEnd} token={token} />}
      </LinkedForm>
    </div>
  )
}

type End = PhysicianDecisionWire['outcome'] | 'refused'
type DecidingProps = { form: LinkedFormWire; token: string; end: End | undefined; onEnd: (end: End) => void }

function Deciding({ form, token, end, onEnd }: DecidingProps) {
  const { t, formatDay } = useTranslator('forms', 'forms-signers')
  if (end === 'refused') return <LinkRefused name={form.memberName} />
  if (end) return <PhysicianDone form={form} outcome={end} token={token} />
  const isAllNo = Object.keys(form.answers).length === 0
  const isRequiredByAnswers = needsPhysician(form.definition, form.answers)
  return (
    <>
      <Card title={<bdi>{form.memberName}</bdi>}>
        <div className={css.text}>
          {form.birthDate && <Fact label={t('forms.document.birthDate')}>{formatDay(form.birthDate)}</Fact>}
          <p>
            {t(isRequiredByAnswers ? 'forms.physician.asks' : 'forms.physician.asksAgain', {
              name: form.memberName,
              date: formatDay(new Date(form.createdDate)),
            })}
          </p>
          {form.declinedAt && (
            <Fact label={t('forms-signers.physician.declinedOn')}>
              {formatDay(new Date(form.declinedAt))}
            </Fact>
          )}
          {form.newer && <Newer form={form} newer={form.newer} />}
          {isAllNo && <p className={css.quiet}>{t('forms-signers.physician.allNo')}</p>}
          <p className={css.quiet}>
            {t(isAllNo ? 'forms-signers.physician.taskAllNo' : 'forms-signers.physician.task')}
          </p>
          <p className={css.quiet}>{t('forms.physician.needed')}</p>
        </div>
      </Card>
      {(!isAllNo || form.takenBack) && <YesAnswers form={form} />}
      <DecisionForm form={form} onDecided={onEnd} token={token} />
      <RefuseRequest
        name={form.memberName}
        onRefused={() => onEnd('refused')}
        reader="physician"
        token={token}
      />
    </>
  )
}

type NewerProps = { form: LinkedFormWire; newer: NonNullable<LinkedFormWire['newer']> }

/** P-09: the diver may sign again while a request is open; the person who decides knows of it. */
function Newer({ form: { memberName: name }, newer: { signedDate, isPhysicianRequired } }: NewerProps) {
  const { t, formatDay } = useTranslator('forms-signers')
  const date = formatDay(new Date(signedDate))
  return (
    <Banner icon={FilePen} tone="warn">
      {t(isPhysicianRequired ? 'forms-signers.physician.newerYes' : 'forms-signers.physician.newer', {
        name,
        date,
      })}
    </Banner>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <dl className={css.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </dl>
  )
}

function YesAnswers({ form }: { form: LinkedFormWire }) {
  const { t } = useTranslator('forms')
  return (
    <InReaderLanguage form={form} reader="physician">
      {(shown) => (
        <>
          {Object.keys(shown.answers).length > 0 && (
            <Card title={t('forms.physician.answers')}>
              <AnswersShown form={shown} />
              <p className={css.quiet}>{t('forms.physician.rest')}</p>
            </Card>
          )}
          <TakenBackShown form={shown} />
        </>
      )}
    </InReaderLanguage>
  )
}

type Props = { form: LinkedFormWire; token: string; outcome: PhysicianDecisionWire['outcome'] }

function PhysicianDone({ form: { memberName: name, expiresAt }, token, outcome }: Props) {
  const { t } = useTranslator('forms')
  return (
    <LinkDone
      copy={<DownloadCopy reader="physician" token={token} until={expiresAt} />}
      drawing={boatUnderWay}
      title={t('forms.physician.done.title')}
    >
      {t(`forms.physician.done.${outcome}`, { name })}
    </LinkDone>
  )
}
