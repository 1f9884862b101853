import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Icon, type IconShape } from '../../../../shared/ui/icon/icon.tsx'
import css from './layout.module.css'

type Props = {
  onBack?: (() => void) | undefined
  /** The label of the primary button, which submits the page. */
  next: string
  icon?: IconShape
  isBusy?: boolean
}

export function PageFooter({ onBack, next, icon, isBusy = false }: Props) {
  const { t } = useTranslator('forms')
  return (
    <div className={css.foot}>
      {onBack && (
        <Button kind="quiet" onClick={onBack} size="lg">
          <Icon flip={true} of={ArrowLeft} />
          {t('forms.fill.back')}
        </Button>
      )}
      <Button
        busy={isBusy}
        kind="primary"
        // Ignore the second half of a double click: it would skip a page or press a button of the next one.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        size="lg"
        type="submit"
        {...(icon && { icon })}
      >
        {next}
        {!icon && <Icon flip={true} of={ArrowRight} />}
      </Button>
    </div>
  )
}
