import { Suspense, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { latePart } from '../../../shared/late-part.tsx'
import { SearchInput } from '../../../shared/ui/form/search-input.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { usePause } from '../../../shared/use-pause.ts'
import type { FindIn } from './course-index.queries.ts'
import css from './find.module.css'

const FindResults = latePart(async () => (await import('./find-results.tsx')).FindResults)

/** Searches in a course. Its text loads with the first search. */
export function FindCard(course: FindIn) {
  const { t } = useTranslator('training-notes')
  const [search, setSearch] = useState('')
  const { text, type, now } = usePause(search, setSearch)
  return (
    <Card title={t('training-notes.find.title')}>
      <div className={css.find}>
        <SearchInput
          clearLabel={t('training-notes.find.clear')}
          hasResults={search !== ''}
          hint={t('training-notes.find.hint')}
          label={t('training-notes.find.title')}
          onNow={now}
          onType={type}
          value={text}
        />
        {search && (
          <Suspense>
            <FindResults {...course} search={search} />
          </Suspense>
        )}
      </div>
    </Card>
  )
}
