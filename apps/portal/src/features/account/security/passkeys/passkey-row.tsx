import type { PasskeyWire } from '@fathom/contract/account'
import KeyRound from 'lucide-react/icons/key-round'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { ListRow } from '../../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../../shared/ui/surface/tile.tsx'
import css from '../setting.module.css'

type Props = { passkey: PasskeyWire; onRename: () => void; onRemove: () => void }

export function PasskeyRow({ passkey, onRename, onRemove }: Props) {
  const { t } = useTranslator('translations')
  const { name } = passkey
  return (
    <ListRow
      end={
        <span className={css.pair}>
          <Button
            aria-label={t('translations.settings.passkeys.renameNamed', { name })}
            onClick={onRename}
            size="sm"
          >
            {t('translations.settings.passkeys.rename')}
          </Button>
          <Button
            aria-label={t('translations.settings.passkeys.removeNamed', { name })}
            kind="quiet"
            onClick={onRemove}
            size="sm"
          >
            {t('translations.settings.passkeys.remove')}
          </Button>
        </span>
      }
      lead={<Tile icon={KeyRound} tone="plain" />}
      text={<PasskeyFacts passkey={passkey} />}
      title={<bdi>{name}</bdi>}
    />
  )
}

function PasskeyFacts({ passkey }: { passkey: PasskeyWire }) {
  const { t, formatDate } = useTranslator('translations')
  const day = (at: string) => formatDate(new Date(at), 'long')
  return (
    <span className={css.facts}>
      <span>{t('translations.settings.passkeys.created', { day: day(passkey.createdAt) })}</span>
      <span>
        {passkey.lastUsedAt
          ? t('translations.settings.passkeys.used', { day: day(passkey.lastUsedAt) })
          : t('translations.settings.passkeys.unused')}
      </span>
      {passkey.isSynced && <span>{t('translations.settings.passkeys.synced')}</span>}
    </span>
  )
}
