const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

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
<noscript><meta http-equiv="refresh" content="0; url=${escaped(to)}"></noscript>
</head>
<body></body>
</html>
`
