/** The style sheet of the page, small enough to be inline. */
export const STYLESHEET = `
:root { color-scheme: light dark; --leaf: light-dark(#2c6140, #9fd3ae); --line: light-dark(#d5ddd6, #37453b); }
body { margin: 0 auto; padding: 1rem; max-width: 56rem; font: 1rem/1.6 system-ui, sans-serif; color: light-dark(#1d2b22, #e4ece6); background: light-dark(#fbfcfa, #141b17); }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h2 { margin-top: 3rem; }
h3 { margin-top: 2.5rem; font-size: 1.05rem; overflow-wrap: anywhere; }
a { color: var(--leaf); }
code { font: 0.95em ui-monospace, monospace; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 3.5rem; color: var(--leaf); font-weight: 700; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; font-weight: 600; padding-block: 0.5rem; }
th, td { text-align: start; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-top: 1px solid var(--line); }
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 2px; }
`;
