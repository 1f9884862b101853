const MB = 1024 * 1024

/** What a package may be at most. A film of an hour fits; a bomb does not. */
export type ZipLimits = {
  /** Of the zip itself. */
  zipBytes: number
  files: number
  fileBytes: number
  totalBytes: number
  /** How many times larger than the zip its content may be, once it is larger than `denseFrom`. */
  density: number
  denseFrom: number
}

export const ZIP_LIMITS: ZipLimits = {
  zipBytes: 1024 * MB,
  files: 20_000,
  fileBytes: 1024 * MB,
  totalBytes: 2048 * MB,
  density: 100,
  denseFrom: 64 * MB,
}
