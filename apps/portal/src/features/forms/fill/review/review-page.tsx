import { openQuestions } from '@fathom/domain/forms'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { FormEvent } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { useFill } from '../fill-context.ts'
import frame from '../layout/layout.module.css'
import { PageFooter } from '../layout/page-footer.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { AgeWarnings } from '../pages/age-warning.tsx'
import type { PageProps } from '../pages/page-props.ts'
import { firstOpenPage, pagesOf } from '../pages/pages-of.ts'
import { ReviewSections } from './review-section.tsx'

type Props = Omit<PageProps, 'next'> & { onChange: (questionId: string) => void }

/** Everything that will be signed, with a link back to each part. */
export function ReviewPage({ isFirst, onBack, onNext, onChange }: Props) {
  const { t } = useTranslator('forms')
  const { definition, answers } = useFill()
  const missing = openQuestions(definition, answers)
  const first = firstOpenPage(definition, pagesOf(definition), answers)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (first) onChange(first.id)
    else onNext()
  }
  return (
    <form onSubmit={submit}>
      <div>
        <PageHeading isFirst={isFirst}>{t('forms.review.title')}</PageHeading>
        <p className={frame.lead}>{t('forms.review.text')}</p>
      </div>
      {first && (
        <Banner icon={CircleAlert} live="status" tone="warn">
          {t('forms.review.missing', { count: missing.length })}
        </Banner>
      )}
      <AgeWarnings />
      <ReviewSections onChange={onChange} />
      <PageFooter next={t(first ? 'forms.review.first' : 'forms.review.sign')} onBack={onBack} />
    </form>
  )
}
