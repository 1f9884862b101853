import { DIVER_BLANK, openQuestions, PARTY_BLANKS, type Place } from '@fathom/domain/forms'
import { intlTag } from '@fathom/locales'
import link from '@fathom/look/controls/link.module.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import type { FormEvent, ReactNode } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { useSearchParams } from '../../../../shared/router/index.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { Fact, Facts } from '../../../../shared/ui/surface/facts.tsx'
import { written } from '../../own-language.tsx'
import { useFill } from '../fill-context.ts'
import layout from '../form-layout.module.css'
import { PageFooter, PageHeading } from '../form-layout.tsx'
import { FormText } from '../form-text.tsx'
import type { SendSigned } from '../outbox/use-send-signed.ts'
import { SignPage } from '../sign/sign-page.tsx'
import css from './pages.module.css'
import { type FillPage, firstOpenPage, pagesOf } from './pages-of.ts'
import { askingForPlace } from './place-in.ts'
import { QuestionPage } from './question-page.tsx'
import { ReviewSections } from './review-sections.tsx'
import type { PageAt } from './use-page-at.ts'
import type { PageProps } from './use-page-check.ts'
import { usePageCheck } from './use-page-check.ts'

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
    const above = isRelease && <ShownPlace onChange={() => setSearch(askingForPlace(search))} place={place} />
    return <TextPage above={above} key={at} page={page} {...given} />
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

/** The place that the text applies to, with a button to change it. */
function ShownPlace({ place, onChange }: { place: Place | null; onChange: () => void }) {
  const { t, locale } = useTranslator('forms')
  const country = place && new Intl.DisplayNames([intlTag(locale)], { type: 'region' }).of(place.country)
  const name = place?.region === 'FL' ? `${t('forms.release.place.florida')}, ${country}` : country
  return (
    <p className={css.place}>
      {name ? t('forms.release.place.shown', { place: name }) : t('forms.release.place.shownUnknown')}
      <button className={link.link} onClick={onChange} type="button">
        {t('forms.release.place.change')}
      </button>
    </p>
  )
}

type Props = Omit<PageProps, 'next'> & { onChange: (questionId: string) => void }

/** Everything that will be signed, with a link back to each part. */
function ReviewPage({ isFirst, onBack, onNext, onChange }: Props) {
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
    <form noValidate={true} onSubmit={submit}>
      <div>
        <PageHeading isFirst={isFirst}>{t('forms.review.title')}</PageHeading>
        <p className={layout.lead}>{t('forms.review.text')}</p>
      </div>
      {first && (
        <Banner icon={CircleAlert} live="status" tone="warn">
          {t('forms.review.missing', { count: missing.length })}
        </Banner>
      )}
      <ReviewSections onChange={onChange} />
      <PageFooter next={t(first ? 'forms.review.first' : 'forms.review.sign')} onBack={onBack} />
    </form>
  )
}

const BLANK_LENGTH = 200

type TextPageProps = PageProps & { page: Extract<FillPage, { kind: 'text' }>; above?: ReactNode }

/** The text of a section and its blanks, which must be filled in before signing. */
function TextPage({ page: { section, blanks }, above, isFirst, onBack, onNext, next }: TextPageProps) {
  const { t } = useTranslator('forms')
  const { answers, answer, text, language, definition, parties } = useFill()
  const check = usePageCheck(blanks, onNext)
  const isIntro = blanks.length === 0
  return (
    <form noValidate={true} onSubmit={check.submit} ref={check.place}>
      <PageHeading isFirst={isFirst}>
        {isIntro ? t('forms.fill.begin.title') : <FormText of={section.title} />}
      </PageHeading>
      {above}
      <div className={isIntro ? css.intro : css.legal} {...written(language)}>
        {section.paragraphs.map((paragraph) => (
          <p data-size={paragraph.size} key={paragraph.text}>
            {text(paragraph.text)}
          </p>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {check.said}
      </p>
      {!isIntro && (
        <section className={css.blanks}>
          <h3 className={css['box-title']}>{t('forms.release.blanks')}</h3>
          {blanks.map((blank) =>
            blank.id === DIVER_BLANK ? (
              // Only the account's name is accepted.
              <Facts key={blank.id}>
                <Fact name={<FormText of={blank.text} />}>
                  <bdi>{answers[blank.id]}</bdi>
                </Fact>
              </Facts>
            ) : (
              <Field error={check.errorOf(blank)} key={blank.id} label={<FormText of={blank.text} />}>
                <TextInput
                  dir="auto"
                  readOnly={parties !== undefined && PARTY_BLANKS.includes(blank.id)}
                  maxLength={BLANK_LENGTH}
                  onChange={({ target }) => answer(blank.id, target.value)}
                  value={answers[blank.id] ?? ''}
                />
              </Field>
            ),
          )}
        </section>
      )}
      {definition.name === 'medical-questionnaire' && <Banner icon={Lock}>{t('forms.fill.privacy')}</Banner>}
      <PageFooter next={next} onBack={onBack} />
    </form>
  )
}
