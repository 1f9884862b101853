import { foldNotifications, groupFolds } from '@fathom/domain/notifications'
import { useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import type { Notification } from '../notification.ts'
import { FoldRow } from './fold-row.tsx'
import css from './notification-drawer.module.css'
import { NowContext, timeZone, useNow } from './use-now.ts'
import { type RowDeeds, useRowDeeds } from './use-row-deeds.ts'
import { useRowFocus } from './use-row-focus.ts'

type Props = { items: readonly Notification[] } & RowDeeds

/** Unread, today, yesterday, older (ST-09): anew with each midnight of the viewer. */
export function Groups({ items, ...given }: Props) {
  const { t } = useTranslator('notifications-drawer')
  const zone = timeZone()
  const now = useNow(zone)
  const folds = useMemo(() => foldNotifications(items), [items])
  const groups = groupFolds(folds, now, zone)
  const deeds = useRowDeeds(given)
  const { active, ...focus } = useRowFocus(folds, deeds)
  return (
    <NowContext value={now}>
      <div {...focus}>
        {groups.map(({ group, folds: members }) => (
          <section aria-labelledby={`notifications-${group}`} className={css.section} key={group}>
            <h3 className={css.group} id={`notifications-${group}`}>
              {t(`notifications-drawer.${group}`)}
            </h3>
            <ul>
              {members.map((fold, index) => (
                <FoldRow
                  deeds={deeds}
                  fold={fold}
                  isActive={
                    active === undefined ? group === groups[0]?.group && index === 0 : active === fold.key
                  }
                  key={fold.key}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </NowContext>
  )
}
