/** A form is data: the same definition serves the screen, the server's check and the document. Texts are named by key. */
export type FormDefinition = {
  name: FormName
  /** Grows with every change of wording or logic; what was signed keeps the version that was shown. */
  version: number
  /** Which of several texts of the same form this is; null where there is one. */
  variant: ReleaseVariant | null
  /** Locales in which the text may be shown for signing. */
  languages: readonly string[]
  title: string
  sections: readonly Section[]
  /** What whoever signs says with the signature, paragraph by paragraph. */
  statement: readonly string[]
  signatures: readonly SignatureBlock[]
  /** An organisation's own wording, by locale and key; what is not in it has the words of the catalogue. */
  texts?: OfficialTexts | undefined
}

export type OfficialTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

export type FormName = 'medical-questionnaire' | 'liability-release'

/** Own fault only, everything that may be released, or that with a notice in larger type. */
export type ReleaseVariant = 'own-fault' | 'full' | 'guardian-notice'

export type Section = {
  id: string
  title: string
  /** The box is open while this question is answered with yes. */
  openedBy?: string | undefined
  paragraphs: readonly Paragraph[]
  questions: readonly Question[]
}

export type Paragraph = { text: string; size: 'normal' | 'larger' }

export type Question = {
  id: string
  kind: 'yes-no' | 'text'
  text: string
  /** Why it is asked, or what to do when in doubt. */
  help?: string | undefined
  /** What counts as a yes, for example. */
  examples?: readonly string[] | undefined
  /** A yes asks for a physician. */
  asksPhysician?: boolean | undefined
  /** The question is whether the person is older than this: the birth date knows better. */
  olderThan?: number | undefined
}

export type SignatureBlock = { role: SignatureRole; asked: 'always' | 'of-minors' }
export type SignatureRole = 'participant' | 'guardian'

/** By the question's id: `yes` or `no`, or the text of a blank. */
export type Answers = Readonly<Record<string, string>>
