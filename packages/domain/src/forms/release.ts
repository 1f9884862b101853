import { LOCALES } from '../translations/index.ts'
import type { FormDefinition, Paragraph, ReleaseVariant } from './definition.ts'
import { DIVER_BLANK } from './named-diver.ts'
import { PARTICIPANT_AND_GUARDIAN } from './signature-blocks.ts'

const BLANKS = [DIVER_BLANK, 'activity', 'instructor', 'store'] as const

const text = (key: string, size: Paragraph['size'] = 'normal'): Paragraph => ({
  text: `forms.release.${key}`,
  size,
})

const PARAGRAPHS: Readonly<Record<ReleaseVariant, readonly Paragraph[]>> = {
  'own-fault': [text('risks'), text('health'), text('own-fault')],
  full: [text('risks'), text('health'), text('full'), text('heirs')],
  'guardian-notice': [text('notice', 'larger'), text('risks'), text('health'), text('full'), text('heirs')],
}

const releaseIn = (variant: ReleaseVariant): FormDefinition => ({
  name: 'liability-release',
  version: 4,
  variant,
  languages: LOCALES,
  title: 'forms.release.title',
  sections: [
    {
      id: 'release',
      title: 'forms.release.text',
      paragraphs: PARAGRAPHS[variant],
      questions: BLANKS.map((id) => ({ id, kind: 'text', text: `forms.release.blank.${id}` })),
    },
  ],
  statement: [`forms.release.statement.${variant}`, 'forms.release.statement.free'],
  signatures: PARTICIPANT_AND_GUARDIAN,
})

export const LIABILITY_RELEASES: readonly FormDefinition[] = [
  releaseIn('own-fault'),
  releaseIn('full'),
  releaseIn('guardian-notice'),
]
