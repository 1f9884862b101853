import { readFileSignature } from '@fathom/domain/trust'

/** A PDF that someone wrote on has another end after ours, or was made anew by another program. */
const isAsPrinted = (text: string) =>
  text.match(/startxref\s+\d+\s+%%EOF/g)?.length === 1 && /\/Creator \(Typst/.test(text)

/** Our own page, as it was downloaded: no physician has signed it. */
export async function isBlankEvaluation(bytes: Buffer): Promise<boolean> {
  const { is } = await readFileSignature(new Uint8Array(bytes))
  return is === 'evaluation' && isAsPrinted(bytes.toString('latin1'))
}
