import { useQuery } from '@tanstack/react-query'
import FileCheck from 'lucide-react/icons/file-check'
import FileX from 'lucide-react/icons/file-x'
import { type ComponentProps, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import css from '../list/list.module.css'
import { UploadedPage } from './uploaded-page.tsx'
import { pageFileQuery, settledPagesQuery } from './witness.queries.ts'

type Props = {
  student: number
  /** Where the page isn't about this person alone. */
  name?: string
}

/** TS-03: the pages on which a student's clearance rests, and one that someone didn't accept; nothing without one. */
export function SettledPages({ student, name }: Props) {
  const { t, formatDay } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const { data = [] } = useQuery(settledPagesQuery(calls, student))
  if (data.length === 0) return null
  return (
    <div className={css.studentForms}>
      <Card title={[t('forms-signers.evaluation'), name].filter(Boolean).join(': ')}>
        <ul className={css.list}>
          {data.map(({ id, state, uploadedAt, by, reason }) => (
            <li className={css.row} key={id}>
              <Tile icon={state === 'confirmed' ? FileCheck : FileX} tone="plain" />
              <div className={css.words}>
                <p className={css.title}>
                  {state === 'confirmed'
                    ? t('forms-signers.origin.paper', { by })
                    : t('forms-signers.paper.refused', { by, reason: reason ?? '' })}
                </p>
                <p className={css.text}>{formatDay(new Date(uploadedAt))}</p>
              </div>
              {state === 'confirmed' && (
                <div className={css.actions}>
                  <OpenPage of={pageFileQuery(calls, { affiliateId: String(student), evaluationId: id })} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** Shows the page in a dialog. Every opening is logged, so it's fetched only then. */
export function OpenPage(page: ComponentProps<typeof UploadedPage>) {
  const { t } = useTranslator('forms', 'forms-signers')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button icon={FileCheck} onClick={() => setIsOpen(true)}>
        {t('forms-signers.page.open')}
      </Button>
      <Dialog
        actions={<Button onClick={close}>{t('forms.fill.back')}</Button>}
        onClose={close}
        open={isOpen}
        title={t('forms-signers.evaluation')}
      >
        <UploadedPage {...page} />
      </Dialog>
    </>
  )
}
