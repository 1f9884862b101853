import RotateCcw from 'lucide-react/icons/rotate-ccw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useConfig } from '../../../shared/config-context.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import css from './guest.module.css'

type Props = { error: Error | null; isBusy: boolean; onRetry: () => void }

/** ER-03: unable to create eLearning, with a contact link and a retry. */
export function Blocked({ error, isBusy, onRetry }: Props) {
  const { t } = useTranslator('dsd')
  const { links } = useConfig()
  const why = error instanceof CallFailed && error.errors.length > 0 ? error.message : undefined
  return (
    <div className={css.stack}>
      <Banner icon={TriangleAlert} live="alert" tone="bad">
        {why ?? t('dsd.preparing.failedText')}{' '}
        <TextLink href={links.contact} newTab={true}>
          {t('dsd.preparing.contact')}
        </TextLink>
      </Banner>
      <Button busy={isBusy} icon={RotateCcw} kind="primary" onClick={onRetry} size="lg">
        {t('dsd.preparing.retry')}
      </Button>
    </div>
  )
}
