import type { DiveLog } from '@fathom/domain/logbook'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { restoreLog, takeLeft } from '../device/deletes.ts'
import { renewLogbook, showPending } from '../device/logbook.queries.ts'
import type { Waiting } from '../device/pending.ts'
import { deviceDeletes } from '../device/stored-deletes.ts'
import { formPaths } from '../logbook-paths.ts'
import { useDelete } from './dive-actions.ts'

/** BO-03, BO-04: what the dive waits for, and what the diver can decide. */
export function WaitingNotice({ log, waits }: { log: DiveLog; waits: Waiting }) {
  const { t } = useTranslator('logbook', 'logbook-dive')
  switch (waits) {
    case 'upload':
      return (
        <Banner icon={CloudUpload} tone="warn">
          {t('logbook.waits.saved')}
        </Banner>
      )
    case 'conflict':
      return (
        <Banner
          action={
            <ButtonLink to={formPaths.update(log.logType, log.id)}>
              {t('logbook-dive.waits.choose')}
            </ButtonLink>
          }
          icon={CircleAlert}
          tone="buoy"
        >
          {t('logbook-dive.waits.conflict')}
        </Banner>
      )
    case 'deleted-elsewhere':
      return <DeletedElsewhere log={log} />
    case 'changed-elsewhere':
      return <ChangedElsewhere log={log} />
  }
}

function DeletedElsewhere({ log: { id, title, affiliateId } }: { log: DiveLog }) {
  const { t } = useTranslator('logbook-dive', 'logbook-list')
  const calls = useCalls()
  const client = useQueryClient()
  const navigate = useNavigate()
  const restore = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await restoreLog(calls, id)
      await renewLogbook(calls, client, affiliateId)
    },
    onSuccess: sendPending,
    onError: () =>
      showToast({ text: t('logbook-list.notRestored', { title: title || t('logbook-list.untitled') }) }),
  })
  const discard = async () => {
    await takeLeft(id)
    await showPending(client, affiliateId)
    await navigate(paths.logbook())
  }
  return (
    <Banner
      action={
        <>
          <Button busy={restore.isPending} onClick={() => restore.mutate()}>
            {t('logbook-dive.waits.restore')}
          </Button>
          <Button kind="quiet" onClick={() => void discard()}>
            {t('logbook-dive.waits.discard')}
          </Button>
        </>
      }
      icon={CircleAlert}
      tone="buoy"
    >
      {t('logbook-dive.waits.deletedElsewhere')}
    </Banner>
  )
}

function ChangedElsewhere({ log }: { log: DiveLog }) {
  const { t } = useTranslator('logbook-dive')
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useDelete()
  const keep = async () => {
    await deviceDeletes.remove(log.id)
    await showPending(client, log.affiliateId)
    sendPending()
  }
  return (
    <Banner
      action={
        <>
          <Button
            onClick={() => {
              remove(log)
              void navigate(paths.logbook())
            }}
          >
            {t('logbook-dive.waits.delete')}
          </Button>
          <Button kind="quiet" onClick={() => void keep()}>
            {t('logbook-dive.waits.keep')}
          </Button>
        </>
      }
      icon={CircleAlert}
      tone="buoy"
    >
      {t('logbook-dive.waits.changedElsewhere')}
    </Banner>
  )
}
