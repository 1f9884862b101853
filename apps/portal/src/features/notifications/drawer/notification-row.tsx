import { type ReactNode, useId } from 'react'
import { Link } from '../../../shared/router/index.ts'
import { useSwipe } from '../../../shared/ui/overlay/swipe.ts'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import type { Meant, Notification } from '../notification.ts'
import css from './notification-drawer.module.css'
import { signOf } from './notification-sign.ts'
import { RowActions } from './row-actions.tsx'
import type { RowCommands } from './use-row-commands.ts'
import { When } from './when.tsx'

type Props = {
  item: Notification
  isUnread: boolean
  /** Whether this row is the tab stop. */
  isActive: boolean
  /** What the actions apply to: the item, or all items of the row. */
  meant: Meant
  actions: RowCommands
  children?: ReactNode
}

export function NotificationRow({ item, isUnread, isActive, meant, actions, children }: Props) {
  const nameId = useId()
  const { icon, tone } = signOf(item)
  const swipe = useSwipe('start', () => actions.remove(meant))
  const read = () => {
    if (meant.subject || !item.read) actions.markRead(meant)
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
          <bdi>{item.message}</bdi> <When timestamp={item.timestamp} />
        </p>
        {children}
      </div>
      <RowActions
        describedBy={nameId}
        isActive={isActive}
        onDelete={() => actions.remove(meant)}
        onRead={isUnread ? read : undefined}
      />
    </div>
  )
}
