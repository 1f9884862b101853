/** Scripts whose words follow each other without spaces. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー・`
const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu')
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u')
const END = '\0'
/** These never begin a line. */
const BEFORE_CLOSING = new RegExp(`${END}(?=[・ー)）」』、。])`, 'gu')

export type TitleWord = {
  text: string
  /** Whether a space follows. Without one a line may end here all the same. */
  isSpaced: boolean
}

/** `vocabulary` lists the words of our level names, in a language that doesn't separate them. */
type Language = { locale: string; vocabulary: readonly string[] }

/**
 * The words of a card's title: a line may end after each of them and nowhere else. Chinese, Japanese and Thai
 * have no spaces between words, and the dictionaries of browsers don't know all words of divers, so our names
 * bring their vocabulary. Names that staff have changed are cut as the platform's dictionary says.
 */
export const titleWords = (title: string, language: Language): TitleWord[] =>
  title
    .split(' ')
    .filter((part) => part !== '')
    .flatMap((part, at, parts) => {
      const words = cutPart(part, language)
      return words.map((text, place) => ({
        text,
        isSpaced: place === words.length - 1 && at < parts.length - 1,
      }))
    })

const cutPart = (part: string, language: Language): string[] =>
  joinClosing(
    (part.match(RUNS) ?? []).flatMap((run) =>
      IS_UNSPACED.test(run) ? cutRun(run, language) : run.split(/(?<=-)/),
    ),
  )

/** The longest known word at each place; what is between goes to the platform's dictionary. */
function cutRun(run: string, { locale, vocabulary }: Language): string[] {
  const words: string[] = []
  let unknown = ''
  const cutUnknown = () => {
    words.push(...byDictionary(unknown, locale))
    unknown = ''
  }
  for (let at = 0; at < run.length; ) {
    const known = longestAt(run, at, vocabulary)
    if (known === undefined) unknown += run[at]
    else {
      cutUnknown()
      words.push(known)
    }
    at += known?.length ?? 1
  }
  cutUnknown()
  return words
}

const longestAt = (run: string, at: number, vocabulary: readonly string[]): string | undefined =>
  vocabulary.filter((word) => run.startsWith(word, at)).sort((a, b) => b.length - a.length)[0]

const byDictionary = (text: string, locale: string): string[] =>
  [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)

const joinClosing = (words: readonly string[]): string[] =>
  words.join(END).replaceAll(BEFORE_CLOSING, '').split(END)
