/** The server's maximum upload size. */
export const LARGEST_BYTES = 1024 ** 3
export const LARGEST_GB = '1 GB'
