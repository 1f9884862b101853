import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import type { Owner } from '../../account.calls.ts'
import { keepingQuery, passkeysQuery } from '../security.queries.ts'
import css from '../setting.module.css'
import { SettingFailed, SettingLoading } from '../setting-states.tsx'
import { maySupportPasskeys } from './make-passkey.ts'
import { PasskeyList } from './passkey-list.tsx'
import { useAddPasskey } from './passkeys.mutations.ts'

export function PasskeySetting({ owner }: { owner: Owner }) {
  const { t } = useTranslator('translations')
  const calls = useCalls()
  const keeping = useQuery(keepingQuery(calls, owner))
  const list = useQuery({ ...passkeysQuery(calls), enabled: keeping.data?.isManagedElsewhere !== true })
  if (keeping.data?.isManagedElsewhere) return <p>{t('translations.settings.passkeys.elsewhere')}</p>
  if (list.isPending)
    return <SettingLoading height="5rem" label={t('translations.settings.passkeys.loading')} />
  if (!list.data) return <SettingFailed query={list} title={t('translations.settings.passkeys.failed')} />
  return (
    <div className={css.stack}>
      {list.data.length === 0 ? (
        <p className={css.quiet}>{t('translations.settings.passkeys.empty')}</p>
      ) : (
        <PasskeyList passkeys={list.data} />
      )}
      <AddPasskey />
    </div>
  )
}

function AddPasskey() {
  const { t } = useTranslator('translations')
  const add = useAddPasskey()
  if (!maySupportPasskeys())
    return <p className={css.quiet}>{t('translations.settings.passkeys.unsupported')}</p>
  return (
    <Button busy={add.isPending} icon={Plus} onClick={() => add.mutate()}>
      {t('translations.settings.passkeys.add')}
    </Button>
  )
}
