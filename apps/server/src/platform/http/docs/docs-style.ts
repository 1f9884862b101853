export const docsStyle = `:root {
  color-scheme: light dark;
  --bg: light-dark(#f1f6f6, #05151d);
  --surface: light-dark(#ffffff, #0b212c);
  --ink: light-dark(#06232f, #e8f4f5);
  --ink-2: light-dark(#36535f, #b3cbd1);
  --line: light-dark(#dbe6e7, #1c3b48);
  --primary: light-dark(#00566f, #8ce3e8);
  --ok: light-dark(#07603f, #86e6c0);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
header, main { max-inline-size: 64rem; margin-inline: auto; padding-inline: 1rem; }
header { padding-block-start: 2rem; }
main { padding-block-end: 4rem; }
h1 { margin: 0; line-height: 1.14; letter-spacing: -0.022em; }
h2 { margin-block: 2rem 0.75rem; text-transform: capitalize; }
h2.plain { text-transform: none; }
h2 code { font-size: 1.25rem; }
h3 { margin-block: 1rem 0.25rem; font-size: 0.9375rem; color: var(--ink-2); }
a { color: var(--primary); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding-block: 0.5rem; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 0; padding: 0.75rem; overflow-x: auto; background: var(--bg); border-radius: 0.625rem; }
details { margin-block: 0.5rem; padding-inline: 1rem; background: var(--surface); border: 1px solid var(--line);
  border-radius: 0.875rem; }
details[open] { padding-block-end: 1rem; }
summary { padding-block: 0.75rem; cursor: pointer; }
summary span { color: var(--ink-2); }
summary em { color: var(--ok); font-style: normal; font-weight: 600; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: 0.375rem; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 0.375rem 0.5rem; text-align: start; border-block-end: 1px solid var(--line); font-weight: 400; }
`
