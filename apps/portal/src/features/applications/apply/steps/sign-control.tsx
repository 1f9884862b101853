import { APPLICATION_FIELDS } from '@fathom/domain/applications'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { Checkbox } from '../../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'
import type { Sign } from '../use-sign.ts'
import { Gaps } from './gaps.tsx'

const FAILURES = {
  failed: 'applications.apply.sign.failed',
  changed: 'applications.apply.sign.changed',
  unsaved: 'applications.apply.sign.unsaved',
  open: 'applications.start.problemOpen',
  young: 'applications.start.problemYoung',
} as const

/** The statement, the consent and the typed name; the bar below sends it. */
export function SignControl({ sign }: { sign: Sign }) {
  const { t } = useTranslator('applications')
  const { gaps, fields } = useApply()
  const name = fields.instructor?.name ?? ''
  if (gaps.length > 0)
    return (
      <>
        <p className={css.text}>{t('applications.apply.sign.wait')}</p>
        <Gaps />
      </>
    )
  return (
    <>
      <p className={css.text}>{t('applications.apply.sign.text', { name })}</p>
      <blockquote className={css.statement}>{t('applications.apply.sign.statement', { name })}</blockquote>
      <Signature sign={sign} />
      {sign.failure && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {t(FAILURES[sign.failure])}
        </Banner>
      )}
    </>
  )
}

function Signature({ sign }: { sign: Sign }) {
  const { t, formatDate } = useTranslator('applications')
  const { person } = useApply().slots
  const { problems, name, isAgreed } = sign
  const place = useRef<HTMLDivElement>(null)
  const isWrong = problems.name || problems.agree
  useEffect(() => {
    if (isWrong) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isWrong])
  return (
    <div className={css.fields} ref={place}>
      <Checkbox
        checked={isAgreed}
        error={problems.agree && t('applications.apply.sign.agreeMissing')}
        onChange={({ target }) => sign.agree(target.checked)}
      >
        {t('applications.apply.sign.agree')}
      </Checkbox>
      <div className={css.signature}>
        <Field
          error={problems.name && t(`applications.apply.sign.${problems.name}`, { name: person.name })}
          help={t('applications.apply.sign.help', {
            date: formatDate(new Date(), 'long'),
            name: person.name,
          })}
          label={t('applications.apply.sign.name')}
        >
          <TextInput
            autoComplete="name"
            dir="auto"
            maxLength={APPLICATION_FIELDS.signature.longest}
            onChange={({ target }) => sign.type(target.value)}
            value={name}
          />
        </Field>
      </div>
    </div>
  )
}
