import { randomUUID } from 'node:crypto'
import { currentDefinition, type FormName, type Parties } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { DemoPerson, DemoPersonName } from '../../../platform/demo.ts'
import { type DocumentRow, insertBlob } from '../documents/document.store.ts'
import type { GuardianContent } from '../documents/document.ts'
import { type Made, makeDocument } from '../documents/make-document.ts'
import { settleRecord } from '../documents/settle-record.ts'
import { keepDocument } from '../documents/submit-form.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { hashOf, sealContent } from '../sealing.ts'
import { guardianAgreements, guardianStatement } from '../texts/guardian-statement.ts'

const DAY_MS = 86_400_000
/** One drawn signature for all demo people. */
const MARK =
  'M52 150L70 96L92 60L108 92L96 148L128 110L150 96L158 132L190 104L204 128L236 92L250 60L262 140L288 112L312 104L322 132L356 108L372 90L392 128L430 112L486 104L548 96'

type Paper = { form: FormName; daysAgo: number; answers: Record<string, string>; parties?: Parties }

const TEN_NO = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`q${at + 1}`, 'no']))
const BOX_B = { q2: 'yes', b1: 'no', b2: 'no', b3: 'no', b4: 'no' }

const medical = (daysAgo: number, answers: Record<string, string> = {}): Paper => ({
  form: 'medical-questionnaire',
  daysAgo,
  answers: { ...TEN_NO, ...answers },
})
const release = (daysAgo: number, participant: string): Paper => ({
  form: 'liability-release',
  daysAgo,
  answers: { participant, activity: 'Open Water Diver', instructor: 'Kai Nakamura', store: 'Harbour Divers' },
  parties: { storeNumber: 7001, memberNumber: 500001 },
})

/** The signed forms of the demo: one that needs a physician, some in order, and for most people none. */
const PAPERS: Partial<Record<DemoPersonName, readonly Paper[]>> = {
  student: [release(14, 'Ines Duarte')],
  teen: [medical(3, { q3: 'yes' })],
  riyadh: [release(14, 'نورة القحطاني'), medical(14)],
  veteran: [medical(400, BOX_B), release(60, 'Ruth Calloway'), medical(30, BOX_B)],
}

export async function addDemoPapers(
  deps: Pick<FormsDeps, 'secrets' | 'wording' | 'clock'>,
  tx: Queryable,
  person: DemoPerson,
): Promise<void> {
  for (const paper of PAPERS[person.name] ?? []) await addPaper(deps, tx, person, paper)
}

async function addPaper(
  deps: Pick<FormsDeps, 'secrets' | 'wording' | 'clock'>,
  tx: Queryable,
  person: DemoPerson,
  { form, daysAgo, answers, parties }: Paper,
): Promise<void> {
  const now = new Date(deps.clock.now().getTime() - daysAgo * DAY_MS)
  const agreed = { way: 'drawn', mark: MARK, intent: true, consent: true } as const
  const sent = {
    documentId: randomUUID(),
    form,
    definitionVersion: currentDefinition(form, 'own-fault').version,
    audience: 'diver',
    language: person.language,
    place: null,
    answers,
    signature: { ...agreed, name: `${person.givenName} ${person.familyName}` },
    attachments: [],
    ...(parties && { parties }),
  } as const
  const name = `${person.givenName} ${person.familyName}`
  const birthDate = person.birthdate
  const signer = { ...person, name, birthDate, ruling: { youngest: birthDate, oldest: birthDate } }
  const made = makeDocument({ ...deps, wording: () => undefined }, signer, sent, {
    sentHash: hashOf(deps.secrets, sent),
    now,
    isPersonDeclined: false,
    hasEarlierYes: false,
  })
  await keepDocument(deps, tx, made)
  if (made.row.signed_at === null) await addGuardian(deps, tx, made, now)
}

/** The mother of the teen signed at the dive center, in front of the instructor. */
async function addGuardian(
  { secrets }: Pick<FormsDeps, 'secrets'>,
  tx: Queryable,
  { row, answers }: Made,
  now: Date,
): Promise<void> {
  const language: Locale = 'en-US'
  const at = now.toISOString()
  const content: GuardianContent = {
    seal: row.seal,
    signature: {
      ...{ role: 'guardian', way: 'drawn', mark: MARK, intent: true, consent: true },
      ...{ name: 'Jo Hart', relationship: 'Mother', birthDate: '1982-05-19', signedAt: at },
    },
    origin: { way: 'in-person', by: 'Kai Nakamura', at },
    statement: {
      language,
      paragraphs: guardianStatement(row.form, {
        ...{ diver: answers.memberName, language },
        ...{ readIn: row.language as Locale, signedIn: row.language as Locale },
      }),
      agreed: guardianAgreements(language),
    },
  }
  const document = { affiliateId: Number(row.affiliate_id), documentId: row.id }
  await insertBlob(tx, document, 'guardian', sealContent(secrets, content))
  const [signed] = await tx.query<DocumentRow>(
    'update form_document set signed_at = $3 where affiliate_id = $1 and id = $2 returning *',
    [row.affiliate_id, row.id, now],
  )
  if (signed) await settleRecord(tx, signed)
}
