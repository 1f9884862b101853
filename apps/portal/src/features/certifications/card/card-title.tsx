import { type TitlePlace, titleSize, titleWords } from '@fathom/domain/certifications'
import { type CSSProperties, Fragment, useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import css from './card.module.css'

/** The level on a card: as large as fits, and a line ends only after a word. */
export function CardTitle({ title, place }: { title: string; place: TitlePlace }) {
  const words = useTitleWords(title)
  const { size, lineHeight } = useMemo(() => titleSize(words, place), [words, place])
  const style = { '--title-size': `${size}cqi`, '--title-line': lineHeight } as CSSProperties
  return (
    <p className={css.level} style={style}>
      <Words words={words} />
    </p>
  )
}

/** The same words where the text has its own size. */
export function TitleWords({ title }: { title: string }) {
  return <Words words={useTitleWords(title)} />
}

function useTitleWords(title: string) {
  const { t, locale } = useTranslator('certifications-cards')
  const vocabulary = t('certifications-cards.levelWords')
  return useMemo(
    () => titleWords(title, { locale, vocabulary: vocabulary.split(' ') }),
    [title, locale, vocabulary],
  )
}

const Words = ({ words }: { words: ReturnType<typeof titleWords> }) =>
  words.map(({ text, isSpaced }, at) => (
    // A title can have the same word twice, and its words never move.
    <Fragment key={at}>
      <span className={css.word}>{text}</span>
      {isSpaced ? ' ' : <wbr />}
    </Fragment>
  ))
