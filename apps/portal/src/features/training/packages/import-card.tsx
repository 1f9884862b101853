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
import { CourseOptions } from '../course-options.tsx'
import { ImportRow } from './import-row.tsx'
import { LARGEST_BYTES, LARGEST_GB } from './largest.ts'
import css from './packages.module.css'
import { allCoursesQuery, importedQuery } from './packages.queries.ts'
import { ReplaceQuestion } from './replace-question.tsx'
import { useImports, type Where } from './use-imports.ts'

/** Uploads a zip for a course in one language. */
export function ImportCard() {
  const { t } = useTranslator('training-office')
  const [where, setWhere] = useState<Where>({ packageId: '', culture: 'en-US' })
  const [isAsked, setIsAsked] = useState(false)
  const imports = useImports()
  const replaced = useReplaced(where)
  const [waiting, setWaiting] = useState<File>()
  const take = ([file]: File[]) => {
    if (!where.packageId) setIsAsked(true)
    else if (file && replaced) setWaiting(file)
    else if (file) imports.start(file, where)
  }
  const replace = () => {
    if (waiting) imports.start(waiting, where)
    setWaiting(undefined)
  }
  return (
    <Card title={t('training-office.import.title')}>
      <p className={css.lead}>{t('training-office.import.lead')}</p>
      <Choices isAsked={isAsked && !where.packageId} onChange={setWhere} where={where} />
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
      <ReplaceQuestion asked={waiting && replaced} onKeep={() => setWaiting(undefined)} onReplace={replace} />
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

/** The current package that the next one would replace, and its number of learners. */
function useReplaced({ packageId, culture }: Where) {
  const { locale } = useTranslator('training-office')
  const calls = useCalls()
  const course = useQuery(allCoursesQuery(calls, locale)).data?.find((one) => one.packageId === packageId)
  const current = useQuery(importedQuery(calls)).data?.find(
    (one) => one.isCurrent && one.packageId === packageId && one.culture === culture,
  )
  return current && course && { course: course.title, learners: current.learners }
}

type ChoicesProps = { where: Where; isAsked: boolean; onChange: (where: Where) => void }

function Choices({ where, isAsked, onChange }: ChoicesProps) {
  const { t, locale } = useTranslator('training-office')
  const courses = useQuery(allCoursesQuery(useCalls(), locale)).data ?? []
  return (
    <div className={css.choices}>
      <Field error={isAsked && t('training-office.courseMissing')} label={t('training-office.course')}>
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
