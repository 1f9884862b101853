import type { PasskeyWire } from '@fathom/contract/account'
import { isPasskeyNameTaken, PASSKEY_NAME_MAX_LENGTH } from '@fathom/domain/account'
import { useQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import type { Owner } from '../account.calls.ts'
import { type Freshly, useFreshAuthentication } from './fresh-authentication.tsx'
import { maySupportPasskeys } from './make-passkey.ts'
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './passkeys.mutations.ts'
import { keepingQuery, passkeysQuery } from './security.queries.ts'
import css from './setting.module.css'
import { SettingFailed, SettingLoading } from './setting-states.tsx'

export function PasskeySetting({ owner }: { owner: Owner }) {
  const { t } = useTranslator('translations')
  const calls = useCalls()
  const keeping = useQuery(keepingQuery(calls, owner))
  const { freshly, dialog } = useFreshAuthentication()
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
        <PasskeyList freshly={freshly} passkeys={list.data} />
      )}
      <AddPasskey freshly={freshly} />
      {dialog}
    </div>
  )
}

function AddPasskey({ freshly }: { freshly: Freshly }) {
  const { t } = useTranslator('translations')
  const add = useAddPasskey(freshly)
  if (!maySupportPasskeys())
    return <p className={css.quiet}>{t('translations.settings.passkeys.unsupported')}</p>
  return (
    <Button busy={add.isPending} icon={Plus} onClick={() => add.mutate()}>
      {t('translations.settings.passkeys.add')}
    </Button>
  )
}

type Open = { passkey: PasskeyWire; to: 'rename' | 'remove' }

type PasskeyListProps = { passkeys: readonly PasskeyWire[]; freshly: Freshly }

function PasskeyList({ passkeys, freshly }: PasskeyListProps) {
  const { t } = useTranslator('translations')
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const rename = useRenamePasskey(close)
  // The row with the pressed button is gone, so the list gets the focus.
  const remove = useRemovePasskey(freshly, () => {
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

type PasskeyRowProps = { passkey: PasskeyWire; onRename: () => void; onRemove: () => void }

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
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

type RenameDialogProps = {
  passkey: PasskeyWire
  /** The names of the other passkeys. */
  taken: readonly string[]
  busy: boolean
  onSave: (name: string) => void
  onClose: () => void
}

const problemOf = (name: string, taken: readonly string[]) => {
  if (name.trim() === '') return 'nameMissing'
  return isPasskeyNameTaken(name, taken) ? 'nameTaken' : undefined
}

/** Mounted only while a passkey is being renamed, so that it starts with the current name. */
function RenameDialog({ passkey, taken, busy, onSave, onClose }: RenameDialogProps) {
  const { t } = useTranslator('translations')
  const formId = useId()
  const [name, setName] = useState(passkey.name)
  const [problem, setProblem] = useState<'nameMissing' | 'nameTaken'>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(name, taken)
    setProblem(found)
    if (!found && !busy) onSave(name.trim())
  }
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{t('translations.settings.cancel')}</Button>
          <Button busy={busy} form={formId} kind="primary" type="submit">
            {t('translations.settings.passkeys.save')}
          </Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={t('translations.settings.passkeys.renameTitle')}
    >
      <form className={css['in-dialog']} id={formId} noValidate={true} onSubmit={submit}>
        <Field
          error={problem && t(`translations.settings.passkeys.${problem}`)}
          label={t('translations.settings.passkeys.name')}
        >
          <TextInput
            autoComplete="off"
            data-first-focus={true}
            dir="auto"
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            onChange={({ target }) => setName(target.value)}
            value={name}
          />
        </Field>
      </form>
    </Dialog>
  )
}
