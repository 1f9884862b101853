import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { qrCode } from '@fathom/look/drawings/card/qr-code.ts'
import type { Database } from '../../apps/server/src/platform/database/index.ts'
import { createClient } from '../cluster/calls.ts'
import type { Figure } from '../figure.ts'
import { prepareSignature } from '../kills/writes.ts'
import { besidePeer, rateOf } from './rate.ts'

const DOCUMENTS = { times: 60, atOnce: 1 }
const CODES = { times: 400, atOnce: 1 }

/** A medical questionnaire, signed: texts, answers, the signature and two statements that prove it. */
export async function pdfFigures(url: string, db: Database): Promise<Figure[]> {
  const student = await createClient(url, 'student', { refused: () => {}, gaveUp: () => {} })
  await (await prepareSignature({ people: { student }, db })).send()
  const [form] = await db.query<{ id: string }>(
    `select id from form_document where affiliate_id = $1 and form = 'medical-questionnaire' and signed_at is not null
     order by signed_at desc limit 1`,
    [student.affiliateId],
  )
  const headers = { authorization: `Bearer ${student.token()}` }
  const get = async (format: string) => {
    const answer = await fetch(`${url}/api/forms/documents/${form?.id}/file?format=${format}`, { headers })
    if (!answer.ok) throw new Error(`the form as ${format}: ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }
  const texts = textsIn(JSON.parse((await get('json')).toString()))
  const Document = fromPeer<PdfKit>('pdfkit')
  const printThere = () => plainPdf(new Document({ size: 'A4' }), texts)
  for (const work of [() => get('pdf'), printThere]) await rateOf({ times: 5, atOnce: 1 }, work)
  const ours = await rateOf(DOCUMENTS, () => get('pdf'))
  return besidePeer(
    'signed forms as PDF, one at a time',
    ours,
    'npm pdfkit 0.20.2 with the same texts as plain paragraphs',
    await rateOf(DOCUMENTS, printThere),
  )
}

type PdfDocument = AsyncIterable<Uint8Array> & { text(text: string): void; end(): void }
type PdfKit = new (options: object) => PdfDocument

async function plainPdf(document: PdfDocument, texts: readonly string[]): Promise<number> {
  for (const text of texts) document.text(text)
  document.end()
  let bytes = 0
  for await (const part of document) bytes += part.length
  return bytes
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const peer = join(import.meta.dirname, 'peer')

function fromPeer<Library>(name: string): Library {
  if (!existsSync(join(peer, 'node_modules')))
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: peer, stdio: 'inherit' })
  return createRequire(join(peer, 'package.json'))(name)
}

type QrCodes = { toString(text: string, options: object): Promise<string> }

/** As long as the code of a typical card. */
const TEXT = 'FATHOM:'.padEnd(442, 'A1B2C3D4E5')

export async function codeFigures(): Promise<Figure[]> {
  const theirs = fromPeer<QrCodes>('qrcode')
  const draw = async () => qrCode(TEXT)
  const drawThere = () => theirs.toString(TEXT, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 })
  for (const work of [draw, drawThere]) await rateOf({ times: 50, atOnce: 1 }, work)
  const ours = await rateOf(CODES, draw)
  return besidePeer('QR codes of a card', ours, 'npm qrcode 1.5.4', await rateOf(CODES, drawThere))
}
