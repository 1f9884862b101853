import type { PasskeyWire } from '@fathom/contract/account'
import { useRef, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ConfirmDialog } from '../../../../shared/ui/overlay/confirm-dialog.tsx'
import { List } from '../../../../shared/ui/surface/list-row.tsx'
import css from '../setting.module.css'
import { PasskeyRow } from './passkey-row.tsx'
import { useRemovePasskey, useRenamePasskey } from './passkeys.mutations.ts'
import { RenameDialog } from './rename-dialog.tsx'

type Open = { passkey: PasskeyWire; to: 'rename' | 'remove' }

export function PasskeyList({ passkeys }: { passkeys: readonly PasskeyWire[] }) {
  const { t } = useTranslator('translations')
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const rename = useRenamePasskey(close)
  // The row with the pressed button is gone, so the list gets the focus.
  const remove = useRemovePasskey(() => {
    close()
    place.current?.focus()
  })
  const name = open?.passkey.name ?? ''
  return (
    <div className={css.wide} ref={place} tabIndex={-1}>
      <List label={t('translations.settings.passkeys.title')}>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            onRemove={() => setOpen({ passkey, to: 'remove' })}
            onRename={() => setOpen({ passkey, to: 'rename' })}
            passkey={passkey}
          />
        ))}
      </List>
      {open?.to === 'rename' && (
        <RenameDialog
          busy={rename.isPending}
          onClose={close}
          onSave={(next) => rename.mutate({ id: open.passkey.id, name: next })}
          passkey={open.passkey}
          taken={passkeys.filter(({ id }) => id !== open.passkey.id).map((each) => each.name)}
        />
      )}
      <ConfirmDialog
        busy={remove.isPending}
        confirmLabel={t('translations.settings.passkeys.remove')}
        destructive={true}
        keepLabel={t('translations.settings.cancel')}
        onConfirm={() => open && remove.mutate(open.passkey.id)}
        onKeep={close}
        open={open?.to === 'remove'}
        title={t('translations.settings.passkeys.askRemove', { name })}
      >
        {t('translations.settings.passkeys.askRemoveText')}
      </ConfirmDialog>
    </div>
  )
}
