import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ProgressBar } from '../../../../shared/ui/feedback/progress-bar.tsx'
import css from '../setting.module.css'
import type { Strength } from './password-strength.ts'
import { useStrength } from './use-strength.ts'

const SHARE: Readonly<Record<Strength, number>> = { common: 0.1, weak: 0.25, fair: 0.6, strong: 1 }

type Props = { password: string; personal: readonly string[] }

export function StrengthHint({ password, personal }: Props) {
  const { t } = useTranslator('translations')
  const verdict = useStrength(password, personal)
  const said = verdict && t(`translations.settings.password.${verdict.strength}`)
  return (
    <div className={css.hinted}>
      {verdict && said && (
        <ProgressBar
          label={t('translations.settings.password.strength')}
          value={SHARE[verdict.strength]}
          valueText={said}
        />
      )}
      <div className={css.quiet}>
        <p role="status">
          {said} {verdict?.isPersonal && t('translations.settings.password.personal')}
        </p>
        {verdict && <p>{t('translations.settings.password.private')}</p>}
      </div>
    </div>
  )
}
