/** Why a file can't be a table: `certifications-desk.file.<name>` says it. */
export class FileRefused extends Error {
  readonly problem: 'empty-file' | 'too-large' | 'not-text'
  constructor(problem: FileRefused['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** The limit in the contract, in characters. */
const LONGEST_TEXT = 4_000_000

/** Spreadsheets save tables as UTF-8, as UTF-16 with a mark, or in the code page of the computer. */
export async function fileText(file: Blob): Promise<string> {
  const text = decoded(new Uint8Array(await file.arrayBuffer()))
  // Pictures and workbooks have it; a table never does.
  if (text.includes('\u0000')) throw new FileRefused('not-text')
  if (text.trim() === '') throw new FileRefused('empty-file')
  if (text.length > LONGEST_TEXT) throw new FileRefused('too-large')
  return text
}

function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
