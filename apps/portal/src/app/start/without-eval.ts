/**
 * zod tries out `eval`, and the browser reports each try as a violation of the page's policy. Set before any code
 * loads zod, because its own setting would bring zod into the first load.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
