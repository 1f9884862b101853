import { extractText } from 'unpdf'

/** The text of a PDF, as a reader copies it out. Spaces are left out, because lines break at any of them. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(Uint8Array.from(pdf), { mergePages: true })
  return spaceless(text)
}

/** Without spaces, breaks and marks of direction. */
export const spaceless = (text: string) => text.replace(/[\s\u00a0\u200b\u2068\u2069]/g, '')
