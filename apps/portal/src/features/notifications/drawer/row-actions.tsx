import Check from 'lucide-react/icons/check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import css from './notification-drawer.module.css'

type Props = {
  /** The id of the notification's name, which describes the actions. */
  describedBy: string
  isActive: boolean
  onRead: (() => void) | undefined
  onDelete: () => void
}

/** Shown on hover and focus; on touch a button opens them, since not everyone can swipe. */
export function RowActions({ describedBy, isActive, onRead, onDelete }: Props) {
  const { t } = useTranslator('notifications-drawer')
  const [isOpen, setIsOpen] = useState(false)
  const common = { 'aria-describedby': describedBy, tabIndex: isActive ? 0 : -1 }
  return (
    <div className={css.end}>
      <div className={css.acts} data-open={isOpen || undefined}>
        {onRead && (
          <IconButton {...common} icon={Check} label={t('notifications-drawer.markRead')} onClick={onRead} />
        )}
        <IconButton {...common} icon={Trash} label={t('notifications-drawer.delete')} onClick={onDelete} />
      </div>
      <div className={css.more}>
        <IconButton
          {...common}
          aria-expanded={isOpen}
          icon={Ellipsis}
          label={t('notifications-drawer.more')}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
    </div>
  )
}
