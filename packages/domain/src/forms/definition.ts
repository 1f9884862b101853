/**
 * A form is data: the screen, the server's validation and the document all use the same definition. Texts are
 * referenced by key.
 */
export type FormDefinition = {
  name: FormName
  /** Increases with every change of wording or logic. A signed form keeps the version that was shown. */
  version: number
  /** Which of several texts of the same form this is; null if there's only one. */
  variant: ReleaseVariant | null
  /** Locales in which the text may be shown for signing. */
  languages: readonly string[]
  title: string
  sections: readonly Section[]
  /** What the signer declares with the signature, one entry per paragraph. */
  statement: readonly string[]
  signatures: readonly SignatureBlock[]
  /** An organization's own wording, by locale and key. Missing texts come from the catalog. */
  texts?: OfficialTexts | undefined
}

export type OfficialTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

export type FormName = 'medical-questionnaire' | 'liability-release'

/**
 * The release covers the signer's own fault only, everything that may be released, or everything plus a
 * notice in larger type.
 */
export type ReleaseVariant = 'own-fault' | 'full' | 'guardian-notice'

export type Section = {
  id: string
  title: string
  /** The box is open while the answer to this question is yes. */
  openedBy?: string | undefined
  paragraphs: readonly Paragraph[]
  questions: readonly Question[]
}

export type Paragraph = { text: string; size: 'normal' | 'larger' }

export type Question = {
  id: string
  kind: 'yes-no' | 'text'
  text: string
  /** Why we ask it, or what to do when in doubt. */
  help?: string | undefined
  /** Examples of what counts as a yes. */
  examples?: readonly string[] | undefined
  /** A yes requires a physician. */
  asksPhysician?: boolean | undefined
  /** The question asks whether the person is older than this, so we can check it against the birth date. */
  olderThan?: number | undefined
}

export type SignatureBlock = { role: SignatureRole; asked: 'always' | 'of-minors' }
export type SignatureRole = 'participant' | 'guardian'

/** By question id: `yes` or `no`, or the text of a blank. */
export type Answers = Readonly<Record<string, string>>
