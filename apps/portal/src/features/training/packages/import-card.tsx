import { LANGUAGE_NAMES, OFFERED_LOCALES } from '@fathom/domain/translations'
import { useQuery } from '@tanstack/react-query'
import PackageOpen from 'lucide-react/icons/package-open'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { FileDrop } from '../../../shared/ui/upload/file-drop.tsx'
import { UploadRow } from '../../../shared/ui/upload/upload-row.tsx'
import { CourseOptions } from '../course-options.tsx'
import office from '../office.module.css'
import css from './packages.module.css'
import {
  allCoursesQuery,
  type Importing,
  STANDARD_NAMES,
  useImports,
  type Where,
} from './packages.queries.ts'

/** Uploads a zip for a course in one language. */
export function ImportCard() {
  const { t } = useTranslator('training-office')
  const [where, setWhere] = useState<Where>({ packageId: '', culture: 'en-US' })
  const [isCourseMissing, setIsCourseMissing] = useState(false)
  const imports = useImports()
  const take = ([file]: File[]) => {
    if (!where.packageId) setIsCourseMissing(true)
    else if (file) imports.start(file, where)
  }
  return (
    <Card title={t('training-office.import.title')}>
      <p className={office.lead}>{t('training-office.import.lead')}</p>
      <Choices isCourseMissing={isCourseMissing && !where.packageId} onChange={setWhere} where={where} />
      <FileDrop
        accept={['.zip']}
        hint={t('training-office.dropHint', { size: LARGEST_GB })}
        icon={PackageOpen}
        label={t('training-office.drop')}
        maxBytes={LARGEST_BYTES}
        onFiles={take}
        onRefused={(refused) => imports.refuse(refused, where)}
        overLabel={t('training-office.dropOver')}
      />
      {imports.all.length > 0 && (
        <ul className={css.files}>
          {imports.all.map((one) => (
            <ImportRow
              key={one.key}
              of={one}
              onAgain={() => imports.again(one)}
              onRemove={() => imports.remove(one)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

type ChoicesProps = { where: Where; isCourseMissing: boolean; onChange: (where: Where) => void }

function Choices({ where, isCourseMissing, onChange }: ChoicesProps) {
  const { t, locale } = useTranslator('training-office')
  const courses = useQuery(allCoursesQuery(useCalls(), locale)).data ?? []
  return (
    <div className={office.choices}>
      <Field
        error={isCourseMissing && t('training-office.courseMissing')}
        label={t('training-office.course')}
      >
        <Select
          onChange={({ target }) => onChange({ ...where, packageId: target.value })}
          value={where.packageId}
        >
          <option value="">{t('training-office.courseHint')}</option>
          <CourseOptions courses={courses} />
        </Select>
      </Field>
      <Field label={t('training-office.language')}>
        <Select
          onChange={({ target }) => onChange({ ...where, culture: target.value })}
          value={where.culture}
        >
          {OFFERED_LOCALES.map((culture) => (
            <option key={culture} value={culture}>
              {LANGUAGE_NAMES[culture]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

type ImportRowProps = { of: Importing; onRemove: () => void; onAgain: () => void }

/** One file: uploading, imported, or refused with the reason. */
function ImportRow({ of, onRemove, onAgain }: ImportRowProps) {
  const { t } = useTranslator('training-office')
  const { name } = of.file
  const isUnderWay = of.state.kind === 'sending' || of.state.kind === 'unpacking'
  return (
    <UploadRow
      name={name}
      onRemove={onRemove}
      removeLabel={t(isUnderWay ? 'training-office.stop' : 'training-office.remove', { name })}
      state={useRowState(of, onAgain)}
    />
  )
}

type RowState = Parameters<typeof UploadRow>[0]['state']

function useRowState({ file, state }: Importing, onAgain: () => void): RowState {
  const { t, formatPercent } = useTranslator('training-office')
  switch (state.kind) {
    case 'sending': {
      const label = t('training-office.sending', { name: file.name })
      // The upload is complete and the server is processing it, for an unknown time.
      if (state.share >= 1)
        return { kind: 'sending', label, progress: undefined, text: t('training-office.checking') }
      const text = t('training-office.sent', { share: formatPercent(state.share) })
      return { kind: 'sending', label, progress: state.share, text }
    }
    case 'unpacking': {
      const text = t('training-office.unpacked', { share: formatPercent(state.share) })
      return { kind: 'sending', label: t('training-office.checking'), progress: state.share, text }
    }
    case 'done': {
      const { title, activities, standard } = state.content
      const parts = activities.filter(({ href }) => href !== null).length
      return {
        kind: 'sent',
        text: t('training-office.done', { title, parts, standard: STANDARD_NAMES[standard] }),
      }
    }
    case 'refused':
      return {
        kind: 'failed',
        isFinal: true,
        reason:
          state.why === 'size'
            ? t('training-office.refused.size', { size: LARGEST_GB })
            : t(`training-office.refused.${state.why}`),
      }
    default:
      if (state.reason) return { kind: 'failed', isFinal: true, reason: state.reason }
      return {
        kind: 'failed',
        reason: t('training-office.lost'),
        retryLabel: t('training-office.retry'),
        onRetry: onAgain,
      }
  }
}

/** The server's maximum upload size. */
const LARGEST_BYTES = 1024 ** 3

const LARGEST_GB = '1 GB'
