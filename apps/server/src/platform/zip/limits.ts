const MB = 1024 * 1024

/** The size limits of a course package. A film of an hour fits; a zip bomb doesn't. */
export type ZipLimits = {
  /** The size of the zip itself. */
  zipBytes: number
  files: number
  fileBytes: number
  totalBytes: number
  /** How many times larger than the zip its content may be, if it's larger than `denseFrom`. */
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
