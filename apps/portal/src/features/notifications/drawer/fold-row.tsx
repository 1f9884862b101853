import type { Fold } from '@fathom/domain/notifications'
import { memo, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { allOf, aloneOf } from '../list/meant.ts'
import type { Notification } from '../notification.ts'
import css from './notification-drawer.module.css'
import { NotificationRow } from './notification-row.tsx'
import type { RowCommands } from './use-row-commands.ts'

type Props = { fold: Fold<Notification>; isActive: boolean; actions: RowCommands }

/** Folds are rebuilt on each list change, but their members keep their identity. */
export const isSameFold = (before: Fold<Notification>, after: Fold<Notification> | undefined) =>
  before.members.length === after?.members.length &&
  before.members.every((member, index) => member === after.members[index])

const isSame = (before: Props, after: Props) =>
  before.isActive === after.isActive &&
  before.actions === after.actions &&
  isSameFold(before.fold, after.fold)

/** One row for all notifications about a subject; most rows have only one. */
export const FoldRow = memo(function FoldRow({ fold, isActive, actions }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { newest, members, isUnread } = fold
  return (
    <>
      <NotificationRow
        actions={actions}
        isActive={isActive}
        isUnread={isUnread && !isOpen ? true : !newest.read}
        item={newest}
        meant={isOpen ? aloneOf(newest) : allOf(fold)}
      >
        {members.length > 1 && (
          <Toggle
            count={members.length}
            isActive={isActive}
            isOpen={isOpen}
            onToggle={() => setIsOpen(!isOpen)}
          />
        )}
      </NotificationRow>
      {isOpen && members.length > 1 && (
        <ul className={css.others}>
          {members.slice(1).map((item) => (
            <li className={css.item} key={item.id}>
              <NotificationRow
                actions={actions}
                isActive={isActive}
                isUnread={!item.read}
                item={item}
                meant={aloneOf(item)}
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
