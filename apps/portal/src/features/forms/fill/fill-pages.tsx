import { useTranslator } from '../../../shared/i18n/index.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { useFill } from './fill-context.ts'
import type { SendSigned } from './outbox/use-send-signed.ts'
import { QuestionPage } from './pages/question-page.tsx'
import { TextPage } from './pages/text-page.tsx'
import type { PageAt } from './pages/use-page-at.ts'
import { askingForPlace } from './place/place-in.ts'
import { ShownPlace } from './place/shown-place.tsx'
import { ReviewPage } from './review/review-page.tsx'
import { SignPage } from './sign/sign-page.tsx'

/** The page named in the URL. */
export function FillPages({ pageAt, send }: { pageAt: PageAt; send: SendSigned }) {
  const { definition, place } = useFill()
  const [search, setSearch] = useSearchParams()
  const next = useNextWord(pageAt)
  const { page, isFirst, at } = pageAt
  const given = { isFirst, next, onBack: pageAt.back, onNext: pageAt.next }
  if (page?.kind === 'question') return <QuestionPage key={at} page={page} {...given} />
  if (page?.kind === 'text') {
    const isRelease = definition.name === 'liability-release'
    const head = isRelease && <ShownPlace onChange={() => setSearch(askingForPlace(search))} place={place} />
    return <TextPage head={head} key={at} page={page} {...given} />
  }
  if (at === 'sign')
    return <SignPage isFirst={isFirst} key={at} onBack={() => pageAt.go('review')} send={send} />
  return (
    <ReviewPage
      isFirst={isFirst}
      key={at}
      onBack={pageAt.lastPage}
      onChange={pageAt.change}
      onNext={() => pageAt.go('sign')}
    />
  )
}

function useNextWord({ page, isFromReview, isLast }: PageAt): string {
  const { t } = useTranslator('forms')
  if (isFromReview || isLast) return t('forms.fill.toReview')
  if (page?.kind === 'text') return t('forms.fill.begin')
  return t('forms.fill.next')
}
