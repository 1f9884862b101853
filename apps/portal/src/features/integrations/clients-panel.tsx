import type { ClientSecretWire, ClientWire, NewClientWire } from '@fathom/contract/integrations'
import { CLIENT_SCOPES, type ClientScope } from '@fathom/domain/session'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useId, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { TextInput } from '../../shared/ui/form/text-input.tsx'
import { useTextLimit } from '../../shared/ui/form/use-text-limit.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../shared/ui/surface/facts.tsx'
import { useTyped } from '../../shared/use-typed.ts'
import { CheckList } from './check-list.tsx'
import css from './integrations.module.css'
import {
  changeClient,
  clientsQuery,
  createClient,
  type Intended,
  rotateClient,
  withdrawClient,
} from './integrations.queries.ts'
import { IntegrationsNotLoaded } from './not-loaded.tsx'
import {
  isRotatedOtherwise,
  newRotation,
  RotateDialog,
  type Rotation,
  SecretDialog,
} from './secret-dialogs.tsx'
import { useChange } from './use-change.ts'

/** OF-10: who may call, with what scopes, and their secrets. */
export function ClientsPanel() {
  const { t } = useTranslator('integrations')
  const calls = useCalls()
  const list = useQuery(clientsQuery(calls))
  const [typed, setTyped] = useTyped<TypedClient & { intent: string }>('client')
  const [shown, setShown] = useState<ClientSecretWire>()
  const create = useChange((typed: Intended<NewClientWire>) => createClient(calls, typed), {
    onDone: (made) => {
      setTyped(undefined)
      setShown(made)
    },
  })
  if (!list.data) return <IntegrationsNotLoaded of={list} />
  const { items, tokenUrl } = list.data
  return (
    <div className={css.screen}>
      <div className={css.row}>
        <Button
          icon={Plus}
          kind="primary"
          onClick={() => setTyped({ intent: crypto.randomUUID(), name: '', scopes: CLIENT_SCOPES })}
        >
          {t('integrations.clients.create')}
        </Button>
      </div>
      {tokenUrl === null ? (
        <p>{t('integrations.clients.noTokens')}</p>
      ) : (
        <Facts>
          <Fact name={t('integrations.clients.tokenUrl')}>
            <code className={css.code} dir="ltr">
              {tokenUrl}
            </code>
          </Fact>
        </Facts>
      )}
      {items.length === 0 && (
        <EmptyState drawing={slate} title={t('integrations.clients.none')}>
          {t('integrations.clients.noneText')}
        </EmptyState>
      )}
      {items.map((client) => (
        <Client client={client} key={client.clientId} onSecret={setShown} />
      ))}
      {typed && (
        <ClientDialog
          isBusy={create.isPending}
          onClose={() => setTyped(undefined)}
          onSave={(body) => create.mutate({ idempotencyKey: typed.intent, body })}
          onType={(changed) => setTyped({ ...typed, ...changed, intent: crypto.randomUUID() })}
          title={t('integrations.clients.create')}
          typed={typed}
        />
      )}
      {shown && (
        <SecretDialog
          clientId={shown.client.clientId}
          onClose={() => setShown(undefined)}
          secret={shown.secret}
        />
      )}
    </div>
  )
}

type ClientProps = { client: ClientWire; onSecret: (made: ClientSecretWire) => void }

function Client({ client, onSecret }: ClientProps) {
  const { t, formatMoment } = useTranslator('integrations')
  const { clientId, name, scopes, lastUsedAt, oldSecretUntil, withdrawnAt } = client
  return (
    <Card title={<bdi>{name}</bdi>}>
      <div className={css.list}>
        <Facts>
          <Fact name={t('integrations.webhooks.client')}>
            <code className={css.code} dir="ltr">
              {clientId}
            </code>
          </Fact>
          <Fact name={t('integrations.clients.scopes')}>
            <code className={css.code} dir="ltr">
              {scopes.join(' ')}
            </code>
          </Fact>
        </Facts>
        <p className={css.quiet}>
          {withdrawnAt
            ? t('integrations.clients.withdrawn', { date: formatMoment(withdrawnAt) })
            : lastUsedAt
              ? t('integrations.clients.lastUsed', { date: formatMoment(lastUsedAt) })
              : t('integrations.clients.neverUsed')}
        </p>
        {oldSecretUntil && (
          <p>{t('integrations.clients.oldSecret', { date: formatMoment(oldSecretUntil) })}</p>
        )}
        {!withdrawnAt && <Actions client={client} onSecret={onSecret} />}
      </div>
    </Card>
  )
}

function Actions({ client, onSecret }: ClientProps) {
  const { t } = useTranslator('integrations')
  const calls = useCalls()
  const { clientId, name } = client
  const [typed, setTyped] = useTyped<TypedClient>(`client.${clientId}`)
  const [rotation, setRotation] = useTyped<Rotation>(`rotation.${clientId}`)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const edit = useChange((typed: NewClientWire) => changeClient(calls, clientId, typed), {
    onDone: () => setTyped(undefined),
  })
  const rotate = useChange((rotation: Rotation) => rotateClient(calls, clientId, rotation), {
    onFailed: isRotatedOtherwise,
    onDone: (made) => {
      setRotation(undefined)
      onSecret(made)
    },
  })
  const withdraw = useChange(() => withdrawClient(calls, clientId), {
    onDone: () => setIsWithdrawing(false),
  })
  return (
    <div className={css.row}>
      <Button onClick={() => setTyped({ name, scopes: client.scopes })}>
        {t('integrations.clients.edit')}
      </Button>
      <Button onClick={() => setRotation(newRotation())}>{t('integrations.secret.replace')}</Button>
      <Button onClick={() => setIsWithdrawing(true)}>{t('integrations.clients.withdraw')}</Button>
      {typed && (
        <ClientDialog
          isBusy={edit.isPending}
          onClose={() => setTyped(undefined)}
          onSave={edit.mutate}
          onType={setTyped}
          title={t('integrations.clients.edit')}
          typed={typed}
        />
      )}
      {rotation && (
        <RotateDialog
          failure={rotate.error}
          isBusy={rotate.isPending}
          name={name}
          oldSecretUntil={client.oldSecretUntil}
          onChoose={setRotation}
          onRotate={rotate.mutate}
          rotation={rotation}
        />
      )}
      <ConfirmDialog
        busy={withdraw.isPending}
        confirmLabel={t('integrations.clients.withdraw')}
        destructive={true}
        keepLabel={t('integrations.cancel')}
        onConfirm={() => withdraw.mutate(undefined)}
        onKeep={() => setIsWithdrawing(false)}
        open={isWithdrawing}
        title={t('integrations.clients.withdraw')}
      >
        {t('integrations.clients.withdrawText', { name })}
      </ConfirmDialog>
    </div>
  )
}

type TypedClient = { name: string; scopes: readonly ClientScope[] }

type DialogProps = {
  typed: TypedClient
  title: string
  isBusy: boolean
  onType: (typed: TypedClient) => void
  onClose: () => void
  onSave: (typed: NewClientWire) => void
}

/** The limit in the contract. */
const LONGEST_NAME = 80

function ClientDialog({ typed, title, isBusy, onType, onClose, onSave }: DialogProps) {
  const { t } = useTranslator('integrations', 'translations')
  const form = useId()
  const { name, scopes } = typed
  const limit = useTextLimit()(name, LONGEST_NAME)
  const [isTried, setIsTried] = useState(false)
  const isMissing = isTried && !name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (name.trim() && !limit.isTooLong && scopes.length > 0 && !isBusy)
      onSave({ name: name.trim(), scopes: [...scopes] })
  }
  return (
    <Dialog
      actions={
        <>
          <Button busy={isBusy} form={form} kind="primary" type="submit">
            {title}
          </Button>
          <Button onClick={onClose}>{t('integrations.cancel')}</Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={title}
    >
      <form className={css.list} id={form} noValidate={true} onSubmit={submit}>
        <Field
          error={limit.error ?? (isMissing && t('translations.settings.passkeys.nameMissing'))}
          help={limit.help}
          label={t('integrations.clients.name')}
        >
          <TextInput
            data-first-focus={true}
            name="name"
            onChange={({ target }) => onType({ ...typed, name: target.value })}
            required={true}
            value={name}
          />
        </Field>
        <CheckList
          choices={CLIENT_SCOPES}
          chosen={scopes}
          error={scopes.length === 0 ? t('integrations.clients.scopesMissing') : undefined}
          legend={t('integrations.clients.scopes')}
          onChange={(chosen) => onType({ ...typed, scopes: chosen })}
        />
      </form>
    </Dialog>
  )
}
