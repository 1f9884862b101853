import type { Fold, NotificationGroup } from '@fathom/domain/notifications'
import { intlTag } from '@fathom/locales'
import Check from 'lucide-react/icons/check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash from 'lucide-react/icons/trash-2'
import { createContext, memo, type ReactNode, useContext, useId, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Link } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { useSwipe } from '../../../shared/ui/overlay/swipe.ts'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { type Notification, type Target, targetOfItem, targetOfRow } from '../notification.ts'
import type { RowActions } from './notification-actions.ts'
import css from './notification-drawer.module.css'
import { iconOf } from './notification-icon.ts'
import { relativeTime } from './relative-time.ts'

export const NowContext = createContext(new Date())
export const GroupContext = createContext<NotificationGroup>('older')

type FoldProps = { fold: Fold<Notification>; isActive: boolean; actions: RowActions }

/** Folds are rebuilt on each list change, but their members keep their identity. */
const isSame = (before: FoldProps, after: FoldProps) =>
  before.isActive === after.isActive &&
  before.actions === after.actions &&
  before.fold.members.length === after.fold.members.length &&
  before.fold.members.every((member, index) => member === after.fold.members[index])

/** One row for all notifications about a subject; most rows have only one. */
export const FoldRow = memo(function FoldRow({ fold, isActive, actions }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { newest, members, isUnread } = fold
  return (
    <>
      <Row
        actions={actions}
        isActive={isActive}
        isUnread={isUnread && !isOpen ? true : !newest.read}
        item={newest}
        target={isOpen ? targetOfItem(newest) : targetOfRow(fold)}
      >
        {members.length > 1 && (
          <Toggle
            count={members.length}
            isActive={isActive}
            isOpen={isOpen}
            onToggle={() => setIsOpen(!isOpen)}
          />
        )}
      </Row>
      {isOpen && members.length > 1 && (
        <ul className={css.others}>
          {members.slice(1).map((item) => (
            <li className={css.item} key={item.id}>
              <Row
                actions={actions}
                isActive={isActive}
                isUnread={!item.read}
                item={item}
                target={targetOfItem(item)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}, isSame)

type ToggleProps = { count: number; isOpen: boolean; isActive: boolean; onToggle: () => void }

function Toggle({ count, isOpen, isActive, onToggle }: ToggleProps) {
  const { t } = useTranslator('notifications-drawer')
  return (
    <span className={css.toggle}>
      <Button aria-expanded={isOpen} kind="quiet" onClick={onToggle} size="sm" tabIndex={isActive ? 0 : -1}>
        {isOpen ? t('notifications-drawer.showLess') : t('notifications-drawer.showAll', { count })}
      </Button>
    </span>
  )
}

type RowProps = {
  item: Notification
  isUnread: boolean
  /** Whether this row is the tab stop. */
  isActive: boolean
  /** What the actions apply to: the item, or all items of the row. */
  target: Target
  actions: RowActions
  children?: ReactNode
}

function Row({ item, isUnread, isActive, target, actions, children }: RowProps) {
  const nameId = useId()
  const { icon, tone } = iconOf(item)
  const swipe = useSwipe('start', () => actions.remove(target))
  const read = () => {
    if (target.subject || !item.read) actions.markRead(target)
  }
  const focusable = {
    className: css.name,
    'data-row': true,
    id: nameId,
    tabIndex: isActive ? 0 : -1,
  }
  const open = () => {
    read()
    actions.onOpened()
  }
  return (
    <div className={css.row} data-item data-unread={isUnread || undefined} {...swipe}>
      <Tile icon={icon} tone={isUnread ? tone : 'plain'} />
      <div className={css.words}>
        {item.url ? (
          <Link {...focusable} onClick={open} to={item.url}>
            <bdi>{item.name}</bdi>
          </Link>
        ) : (
          <button {...focusable} onClick={read} type="button">
            <bdi>{item.name}</bdi>
          </button>
        )}
        <p className={css.message}>
          <bdi>{item.message}</bdi> <Time timestamp={item.timestamp} />
        </p>
        {children}
      </div>
      <ActionButtons
        describedBy={nameId}
        isActive={isActive}
        onDelete={() => actions.remove(target)}
        onRead={isUnread ? read : undefined}
      />
    </div>
  )
}

/** The time of a notification, updated as time passes. */
function Time({ timestamp }: { timestamp: string }) {
  const { locale, formatDate, formatTime } = useTranslator()
  const now = useContext(NowContext)
  const group = useContext(GroupContext)
  const words = relativeTime(timestamp, { now, group }, { tag: intlTag(locale), formatDate, formatTime })
  return <time dateTime={timestamp}>{words}</time>
}

type ActionProps = {
  /** The id of the notification's name, which describes the actions. */
  describedBy: string
  isActive: boolean
  onRead: (() => void) | undefined
  onDelete: () => void
}

/** Shown on hover and focus; on touch a button opens them, since not everyone can swipe. */
function ActionButtons({ describedBy, isActive, onRead, onDelete }: ActionProps) {
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
