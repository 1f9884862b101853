export { type ByteSource, bytesOf } from './byte-source.ts'
export { type DiveFileFormat, detectFormat, FORMATS } from './detect-format.ts'
export { FileProblem, type FileProblemCode } from './file-problem.ts'
export { isBroken, isPossibleStart } from './finish-dive.ts'
export type { CsvField } from './formats/csv/columns.ts'
export type { CsvMapping, CsvTable } from './formats/csv/csv-table.ts'
export { readDiveFile } from './read-dive-file.ts'
export { type FieldUse, Receipt, type ReceiptLine } from './receipt.ts'
export type {
  DiveMode,
  DiveProblem,
  DiveProblemCode,
  Gas,
  LocalTime,
  Sample,
  SourceComputer,
  SourceCylinder,
  SourceDive,
  SourcePlace,
} from './source-dive.ts'
export type { DivesToWrite, DiveToWrite, Writer } from './write/dives-to-write.ts'
export { writeCsv } from './write/write-csv.ts'
export { writeSubsurface } from './write/write-subsurface.ts'
export { writeUddf } from './write/write-uddf.ts'
