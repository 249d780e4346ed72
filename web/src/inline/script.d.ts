/** The compiled text of a script that stands inline in every page; see `inline-scripts.ts`. */
declare module '*?script' {
  const text: string;
  export default text;
}

/** The path of a compiled script that is a file of its own; see `inline-scripts.ts`. */
declare module '*?script-file' {
  const path: string;
  export default path;
}
