import type { Plugin } from 'vite';

/** As much of a syntax tree as is looked at here; offsets count characters of the code. */
type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly body?: readonly Node[];
  readonly declaration?: Node | null;
  readonly declarations?: readonly Node[];
  readonly init?: Node | null;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
  readonly key?: Node;
  readonly specifiers?: readonly Node[];
  readonly local?: Node;
};

/**
 * Leaves method and path of an operation in a page’s script. Schemas and descriptions are for the server and for
 * types, and are left out with what they import.
 */
export function leanOperations(): Plugin {
  return {
    name: 'stillgrove-lean-operations',
    transform: {
      filter: { id: /contract\/src\/operations\// },
      handler(code) {
        let lean = code;
        const program = this.parse(code) as unknown as Node;
        for (const call of callsIn(program).toReversed()) {
          const needed = (call.arguments?.[0]?.properties ?? []).filter(isNeeded);
          const kept = needed.map(({ start, end }) => code.slice(start, end)).join(', ');
          lean = `${lean.slice(0, call.start)}{ ${kept} }${lean.slice(call.end)}`;
        }
        return { code: withoutSchemas(lean, program), map: null };
      },
    },
  };
}

/** Cuts the imports that nothing names any more: a bundler keeps a schema that it cannot prove to do nothing. */
function withoutSchemas(lean: string, program: Node): string {
  const imports = (program.body ?? []).filter(({ type }) => type === 'ImportDeclaration');
  const rest = lean.slice(imports.at(-1)?.end ?? 0);
  let cut = lean;
  for (const { start, end, specifiers = [] } of imports.toReversed()) {
    const isNamed = specifiers.some(({ local }) => new RegExp(`\\b${local?.name ?? ''}\\b`).test(rest));
    if (!isNamed) cut = cut.slice(0, start) + cut.slice(end);
  }
  return cut;
}

/** The calls of `operation` at the top of a module, in their order. */
function callsIn(program: Node): Node[] {
  return (program.body ?? [])
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .flatMap(({ init }) =>
      init?.type === 'CallExpression' && init.callee?.name === 'operation' ? [init] : [],
    );
}

/** What a call is sent with; an operation that is made from another takes both from it. */
function isNeeded({ type, key }: Node): boolean {
  return type === 'SpreadElement' || key?.name === 'method' || key?.name === 'path';
}
