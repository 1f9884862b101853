/**
 * How long a test waits for something to become true. Performance is measured in bench/; here a busy machine
 * must not look like a broken product.
 */
export const PATIENCE_MS = 60_000

/** A test waits for several things in turn. */
export const TEST_MS = 2 * PATIENCE_MS
