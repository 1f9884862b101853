/** The part of the zip reader that we use; the package brings no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream'

  export type Entry = {
    fileNameRaw: Buffer
    generalPurposeBitFlag: number
    extraFields: { id: number; data: Buffer }[]
    externalFileAttributes: number
    versionMadeBy: number
    compressedSize: number
    uncompressedSize: number
    crc32: number
    isEncrypted(): boolean
    canDecodeFileData(): boolean
  }

  export type ZipFile = {
    entryCount: number
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
    close(): void
  }

  type Options = { decodeStrings?: boolean; autoClose?: boolean; validateEntrySizes?: boolean }

  export function openPromise(path: string, options: Options): Promise<ZipFile>
  export function fromBufferPromise(buffer: Buffer, options: Options): Promise<ZipFile>
  export function getFileNameLowLevel(
    flags: number,
    name: Buffer,
    extraFields: Entry['extraFields'],
    isStrict: boolean,
  ): string
}
