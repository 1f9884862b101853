import type { FormName } from '@fathom/domain/forms'
import Waves from 'lucide-react/icons/waves'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import css from './guest.module.css'
import { NextDeed } from './next-deed.tsx'
import type { Guest } from './use-guest.ts'

type Props = { guest: Guest; form: FormName; isSigned: boolean }

/** Says beside a form what it is for, and leads on once it is signed. */
export function GuestBar({ guest, form, isSigned }: Props) {
  const { t } = useTranslator('dsd')
  const { medical, release } = guest.progress.forms
  const isHere = form === 'medical-questionnaire' ? medical !== null : release !== null
  return (
    <div className={css.bar}>
      <Banner icon={Waves} live="status" tone={isSigned && isHere ? 'ok' : 'info'}>
        <strong>{t('dsd.welcome.title')}</strong>{' '}
        {t(medical && release ? 'dsd.forms.signed' : 'dsd.forms.text')}
      </Banner>
      {isSigned && isHere && <NextDeed guest={guest} />}
    </div>
  )
}
