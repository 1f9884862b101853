const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const refresh = (seconds: number, to: string) =>
  `<meta http-equiv="refresh" content="${seconds}; url=${escaped(to)}">`

/** In seconds. A script that didn't come must not leave an empty page. */
const GO_ON = { withoutScripts: 0, withoutTheScript: 10 }

/**
 * Leads to the sign-in without loading the portal. A redirect would be shorter, but only a script knows the fragment
 * of the address and the language chosen on this device.
 */
export const signInPage = (to: string): string => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="sign-in" content="${escaped(to)}">
<title>Fathom</title>
<script src="/to-sign-in.js"></script>
<noscript>${refresh(GO_ON.withoutScripts, to)}</noscript>
${refresh(GO_ON.withoutTheScript, to)}
</head>
<body></body>
</html>
`
