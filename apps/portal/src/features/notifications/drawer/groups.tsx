import { foldNotifications, groupFolds } from '@fathom/domain/notifications'
import { useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import type { Notification } from '../notification.ts'
import css from './notification-drawer.module.css'
import { Rows, stretchesOf } from './rows.tsx'
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
  const groups = useMemo(() => groupFolds(folds, now, zone), [folds, now, zone])
  const first = groups[0]?.folds[0]?.key
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
            {stretchesOf(members).map((stretch, index) => (
              <Rows active={active ?? first} deeds={deeds} folds={stretch} key={index} />
            ))}
          </section>
        ))}
      </div>
    </NowContext>
  )
}
