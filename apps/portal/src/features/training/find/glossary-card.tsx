import BookA from 'lucide-react/icons/book-a'
import { Suspense, useId, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { latePart } from '../../../shared/late-part.tsx'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import type { FindIn } from './course-index.queries.ts'
import css from './find.module.css'

const Glossary = latePart(async () => (await import('./glossary.tsx')).Glossary)

/** The words of a course. They load when the glossary is opened. */
export function GlossaryCard(course: FindIn) {
  const { t } = useTranslator('training-notes')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <Card title={t('training-notes.glossary.title')}>
      <div className={css.find}>
        <Button
          aria-controls={id}
          aria-expanded={isOpen}
          icon={BookA}
          kind="soft"
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'training-notes.glossary.close' : 'training-notes.glossary.open')}
        </Button>
        <div className={css.find} hidden={!isOpen} id={id}>
          {isOpen && (
            <Suspense>
              <Glossary {...course} />
            </Suspense>
          )}
        </div>
      </div>
    </Card>
  )
}
