/** The code that the second step of a demo's sign-in shows, in English. */
export const demoCodeIn = (html: string): string | undefined => /current code is (\d{6})/.exec(html)?.[1]
