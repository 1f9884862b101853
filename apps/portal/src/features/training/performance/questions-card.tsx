import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import type { Result } from './chart/result-bars.ts'
import css from './performance.module.css'

/** Questions answered wrong in the attempts that count, where the package provides the question text. */
export const questionsOf = (results: readonly Result[]): string[] => {
  const wrong = results
    .filter(({ isBest }) => isBest)
    .flatMap(({ answers }) => answers)
    .flatMap(({ result, prompt }) => (result === 'wrong' && prompt ? prompt : []))
  return [...new Set(wrong)]
}

export function QuestionsCard({ results }: { results: readonly Result[] }) {
  const { t } = useTranslator('training-records')
  const questions = questionsOf(results)
  if (questions.length === 0) return null
  return (
    <Card title={t('training-records.questions.title')}>
      <ul className={css.questions}>
        {questions.map((question) => (
          <li key={question}>
            <bdi>{question}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  )
}
