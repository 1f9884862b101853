import type { ComponentProps } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { NotLoaded } from '../../../shared/ui/feedback/not-loaded.tsx'

type Props = Pick<ComponentProps<typeof NotLoaded>, 'of' | 'level'> & {
  /** Instead of the usual title of the failure. */
  title?: string
}

export function CodesNotLoaded({ of, level = 2, title }: Props) {
  const { t } = useTranslator('codes-office')
  return (
    <NotLoaded
      failed={title ?? t('codes-office.failed')}
      level={level}
      loading={t('codes-office.loading')}
      of={of}
      text={t('codes-office.failedText')}
    />
  )
}
