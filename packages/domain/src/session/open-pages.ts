/** RO-01: the portal's pages that open without a session, and those that lead to the account service. */
const OPEN =
  /^\/(verify|logout|login(\/.*)?|account\/deleted|training\/unauthorized|preferences\/unsubscribed(\/[^/]*)?|forms\/(physician|guardian)\/[^/]+)\/?$/i

export const isOpenPage = (path: string): boolean => OPEN.test(path)
