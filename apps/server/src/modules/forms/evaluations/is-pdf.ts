const START = /^%PDF-[12]\.\d[\r\n\s]/
/** Where the table of objects begins, in the last lines of the file. */
const END = /startxref\s+(\d{1,10})\s+%%EOF\s*$/
const TABLE = /^\s*(xref\s|\d+\s+\d+\s+obj)/

const latin = (bytes: Buffer) => bytes.toString('latin1')

/** Whether the file has the structure of a PDF: its header, its end, and the table to which the end points. */
export function isPdf(bytes: Buffer): boolean {
  if (!START.test(latin(bytes.subarray(0, 16)))) return false
  const [, place] = END.exec(latin(bytes.subarray(-1024))) ?? []
  if (place === undefined) return false
  const at = Number(place)
  return TABLE.test(latin(bytes.subarray(at, at + 64)))
}
