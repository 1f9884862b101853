import { DELETION_GRACE_DAYS } from '@fathom/domain/account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import type { Owner } from '../../account.calls.ts'
import { keepingQuery } from '../security.queries.ts'
import css from '../setting.module.css'
import { DeleteDialog } from './delete-dialog.tsx'

type Props = {
  owner: Owner
  /** Navigates away, because the user is signed out. */
  onDeleted: () => void
}

export function DeletionSetting({ owner, onDeleted }: Props) {
  const { t, formatDate } = useTranslator('translations')
  const { data } = useQuery(keepingQuery(useCalls(), owner))
  const [isAsking, setAsking] = useState(false)
  if (data?.isManagedElsewhere) return <p>{t('translations.settings.deletion.elsewhere')}</p>
  if (data?.deleteAfter)
    return (
      <p>
        {t('translations.settings.deletion.plannedHere', {
          day: formatDate(data.deleteAfter.slice(0, 10), 'long'),
        })}
      </p>
    )
  return (
    <div className={css.stack}>
      <ul className={css.points}>
        <li>{t('translations.settings.deletion.first', { days: DELETION_GRACE_DAYS })}</li>
        <li>{t('translations.settings.deletion.then')}</li>
        <li>{t('translations.settings.deletion.kept')}</li>
      </ul>
      <Button onClick={() => setAsking(true)}>{t('translations.settings.deletion.start')}</Button>
      {isAsking && <DeleteDialog onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </div>
  )
}
