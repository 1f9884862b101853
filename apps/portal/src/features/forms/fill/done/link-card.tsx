import type { LinkRole } from '@fathom/domain/forms'
import { useMutation } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Link2 from 'lucide-react/icons/link-2'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { useOnline } from '../../../../shared/use-online.ts'
import { makeFormLink } from '../fill.queries.ts'
import css from './done.module.css'
import { MadeLink } from './made-link.tsx'

type Props = {
  documentId: string
  reader: LinkRole
  name: string
  /** The expiry of a link that was created earlier. */
  ends: string | null
}

/** Creates the one-time link for a person without an account. */
export function LinkCard({ documentId, reader, name, ends }: Props) {
  const { t, formatDate } = useTranslator('forms')
  const calls = useCalls()
  const isOnline = useOnline()
  const link = useMutation({
    networkMode: 'always',
    mutationFn: () => makeFormLink(calls, documentId, reader),
  })
  return (
    <div className={css.card}>
      {link.data && (
        <MadeLink
          link={{ url: new URL(link.data.url, location.origin).href, expiresAt: link.data.expiresAt }}
          name={name}
          reader={reader}
        />
      )}
      {!link.data && ends && (
        <p className={css.screen}>
          {t('forms.fill.done.link.earlier', { date: formatDate(new Date(ends), 'long') })}
        </p>
      )}
      {link.isError && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {t(isOnline ? 'forms.fill.done.link.failed' : 'forms.fill.done.link.offline')}
        </Banner>
      )}
      <div className={css.screen}>
        <Button
          block={true}
          busy={link.isPending}
          icon={Link2}
          kind={link.data ? 'quiet' : 'primary'}
          onClick={() => link.mutate()}
          size={link.data ? 'md' : 'lg'}
        >
          {t(link.data ? 'forms.fill.done.link.again' : `forms.fill.done.${reader}.create`)}
        </Button>
      </div>
    </div>
  )
}
