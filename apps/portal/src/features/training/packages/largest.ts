/** What the server takes at most. */
export const LARGEST_BYTES = 1024 ** 3
export const LARGEST_GB = '1 GB'
