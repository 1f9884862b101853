import { useTranslator } from '../../../shared/i18n/index.ts'
import { SoundingLine } from '../../../shared/ui/feedback/sounding-line.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import column from '../dsd.module.css'
import { Awaited } from './awaited.tsx'
import css from './guest.module.css'
import type { Guest } from './guest.ts'
import { NextAction } from './next-action.tsx'

/** Which of the two forms are signed, on any device, and what comes next. */
export function GuestForms({ guest }: { guest: Guest }) {
  const { t } = useTranslator('dsd')
  const { medical, release } = guest.progress.forms
  const next = medical ? (release ? undefined : 'release') : 'medical'
  return (
    <div className={column.column}>
      <PageHeader lead={t(next ? 'dsd.forms.text' : 'dsd.forms.signed')} title={t('dsd.step.forms')} />
      <Card>
        <div className={css.stack}>
          <SoundingLine
            doneLabel={t('dsd.step.done')}
            label={t('dsd.step.forms')}
            soundings={(['medical', 'release'] as const).map((key) => ({
              key,
              title: t(`dsd.forms.name.${key}`),
              state: guest.progress.forms[key] ? 'done' : key === next ? 'now' : 'ahead',
            }))}
          />
          <NextAction guest={guest} />
        </div>
      </Card>
      <Awaited guest={guest} />
    </div>
  )
}
