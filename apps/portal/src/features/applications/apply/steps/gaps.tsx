import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { TextLink } from '../../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'

/** What is missing before it can be sent; each item links to its step. */
export function Gaps() {
  const { t } = useTranslator('applications')
  const { gaps } = useApply()
  if (gaps.length === 0) return null
  return (
    <Banner icon={CircleAlert} tone="warn">
      <strong>{t('applications.apply.gaps.title', { count: gaps.length })}</strong>
      <ul className={css.gaps}>
        {gaps.map(({ gap, step }) => (
          <li key={gap}>
            <TextLink to={`?step=${step}`}>{t(`applications.apply.gaps.${gap}`)}</TextLink>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
