import type { ERecordWire } from '@fathom/contract/training'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import css from './record.module.css'
import { type RecordOf, recordQuery } from './record.queries.ts'
import { Reply } from './reply.tsx'

type Props = { of: RecordOf; children: (record: ERecordWire) => ReactNode }

/** A record once it's loaded, as a column of cards. */
export function RecordReply({ of, children }: Props) {
  const { t } = useTranslator('training-records')
  const record = useQuery(recordQuery(useCalls(), of))
  return (
    <Reply
      skeletons={['15rem', '26rem', '9rem']}
      failed={t('training-records.failed.record')}
      id={of.id}
      of={record}
    >
      {(data) => <div className={css.stack}>{children(data)}</div>}
    </Reply>
  )
}
