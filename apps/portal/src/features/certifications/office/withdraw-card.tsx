import { type FormEvent, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import certifications from '../certifications.module.css'
import { HeldCards } from './issued-cards.tsx'
import css from './office.module.css'

const DIGITS = /^\d{1,9}$/

/** Finds a person's cards by member number; each can be withdrawn. */
export function WithdrawCard() {
  const { t } = useTranslator('certifications-office')
  const [affiliateId, setAffiliateId] = useState<string>()
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('number') ?? '').trim()
    setIsWrong(!DIGITS.test(typed))
    setAffiliateId(DIGITS.test(typed) ? typed : undefined)
  }
  return (
    <Card title={t('certifications-office.withdraw.title')}>
      <div className={certifications.stack}>
        <p className={certifications.quiet}>{t('certifications-office.withdraw.lead')}</p>
        <form className={css.find} noValidate={true} onSubmit={submit}>
          <Field
            error={isWrong && t('certifications-office.withdraw.digits')}
            label={t('certifications-office.withdraw.number')}
          >
            <TextInput autoComplete="off" dir="ltr" inputMode="numeric" maxLength={12} name="number" />
          </Field>
          <Button type="submit">{t('certifications-office.withdraw.find')}</Button>
        </form>
        {affiliateId && <HeldCards affiliateId={affiliateId} key={affiliateId} />}
      </div>
    </Card>
  )
}
