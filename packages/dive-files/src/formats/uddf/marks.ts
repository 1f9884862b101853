/*
 * The schema asks for values that a dive may not have. These stand for "not known" in files that we write, and the
 * reader takes them so in any file.
 */

/** Of a depth, a duration or a first pressure. */
export const UNKNOWN = 0

/** The first moment that the schema's dates can say. */
export const NO_DATE = '0001-01-01T00:00:00'

/** A waypoint has one marker, so several events share it. */
export const BETWEEN_MARKERS = '; '
