import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { arch, platform } from 'node:process'
import { expect, test } from 'vitest'
import { serverFolder } from '../../../../platform/checkout.ts'
import { typeset } from '../../../../platform/typeset/index.ts'
import { aPaper, aSignedMedical, aSignedRelease, withGuardian, withPhysician } from './a-paper.fixture.ts'

/** Decision 105: the compilers for other platforms write no tags yet. */
const hasTags = platform === 'linux' && arch === 'x64'

async function printed(paper: unknown): Promise<string> {
  const template = await readFile(join(serverFolder(), 'src/modules/forms/documents/paper/form.typ'), 'utf8')
  return (await typeset(template, paper)).toString('latin1')
}

const countOf = (pdf: string, tag: string) => pdf.match(new RegExp(`/S /${tag}\\b`, 'g'))?.length ?? 0

const PAPERS = {
  release: () => aSignedRelease('en-US'),
  questionnaire: () => withPhysician(withGuardian(aSignedMedical('en-US'), 2)),
}

test.runIf(hasTags).each([
  ['release', 'Liability release', { H1: 1, H2: 3, H3: 1, Figure: 2 }],
  ['questionnaire', 'Medical questionnaire', { H1: 1, H3: 2, Figure: 3 }],
] as const)(
  '[SC-09] the PDF of a %s is PDF/UA-1: tagged, with title and language',
  async (name, title, tags) => {
    const pdf = await printed(aPaper(PAPERS[name]()))
    expect(pdf).toContain('/StructTreeRoot')
    expect(pdf).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/)
    expect(pdf).toContain('/Lang (en-US)')
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(pdf).toContain('/DisplayDocTitle true')
    expect(pdf).toContain(`${title}: Planted Name`)
    for (const [tag, count] of Object.entries(tags)) expect([tag, countOf(pdf, tag)]).toEqual([tag, count])
    expect(countOf(pdf, 'TR')).toBeGreaterThan(0)
  },
)

test.runIf(hasTags)('[SC-09] signatures and the code are described, and the logo is not read', async () => {
  const pdf = await printed(aPaper(PAPERS.questionnaire()))
  const described = new Set([...pdf.matchAll(/\/Alt \(([^)]*)\)/g)].map(([, alt]) => alt))
  expect([...described].sort()).toEqual([
    'Code to check this form',
    'Physician: Dr. Planted Reis',
    'Signature of the diver: Planted Name',
  ])
})

test.runIf(hasTags).each(['ar-SA', 'iw-IL', 'th-TH', 'ja-JP', 'zh-TW', 'ko-KR', 'ru-RU', 'el-GR'] as const)(
  '[SC-09] a form in %s is PDF/UA-1 too, in its own language',
  async (locale) => {
    const pdf = await printed(aPaper(aSignedMedical(locale)))
    const [language = ''] = locale.split('-')
    expect(pdf).toContain(`/Lang (${language === 'iw' ? 'he' : language}`)
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
  },
)

test.runIf(hasTags)(
  '[SC-09] a letter that no font has ends the claim, but neither the document nor its tags',
  async () => {
    const pdf = await printed(aPaper(aSignedRelease('en-US', { activity: 'Reef \u{1F420}' })))
    expect(pdf).toContain('/StructTreeRoot')
    expect(pdf).not.toContain('pdfuaid:part')
  },
)
