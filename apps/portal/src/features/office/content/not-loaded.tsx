import type { ComponentProps } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { NotLoaded } from '../../../shared/ui/feedback/not-loaded.tsx'

export function ContentNotLoaded({ of }: Pick<ComponentProps<typeof NotLoaded>, 'of'>) {
  const { t } = useTranslator('office', 'office-content')
  return (
    <NotLoaded
      failed={t('office-content.failed')}
      loading={t('office-content.loading')}
      of={of}
      text={t('office.failedText')}
    />
  )
}
