import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** One `import`, `export … from`, `import()` or `import('…')` type. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Names taken from a package, as they are called there. */
  readonly names: readonly string[];
}

/** Use of something that is not imported: a clock, chance, the process. */
export interface Use {
  readonly what: string;
  readonly line: number;
}

export interface Source {
  /** From the root of the repository, with `/`. */
  readonly path: string;
  readonly imports: readonly Import[];
  readonly uses: readonly Use[];
}

const GLOBALS = new Set(['performance', 'process', 'globalThis', 'console']);

type Found = { at: number } & ({ specifier: string; names: string[] } | { what: string });

type Node = { readonly start: number; readonly type: string };

const literal = (node: unknown): string | null =>
  typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string'
    ? node.value
    : null;

const nameOf = (node: Node & { readonly name?: unknown }): string =>
  node.type === 'Identifier' && typeof node.name === 'string' ? node.name : '';

function importVisitor(found: Found[]) {
  const add = (at: Node, source: unknown, names: string[] = []) => {
    const specifier = literal(source);
    if (specifier !== null) found.push({ at: at.start, specifier, names });
  };
  return new Visitor({
    ImportDeclaration: (node) =>
      add(
        node,
        node.source,
        node.specifiers.flatMap((one) => (one.type === 'ImportSpecifier' ? [nameOf(one.imported)] : [])),
      ),
    ExportNamedDeclaration: (node) => add(node, node.source),
    ExportAllDeclaration: (node) => add(node, node.source),
    ImportExpression: (node) => add(node, node.source),
    TSImportType: (node) => add(node, node.source),
    TSExternalModuleReference: (node) => add(node, node.expression),
  });
}

function useVisitor(found: Found[]) {
  // Names of members and keys are no uses: `entry.process` has nothing to do with the process.
  const mere = new Set<number>();
  const add = (at: Node, what: string) => found.push({ at: at.start, what });
  const key = (node: { key: Node; computed?: boolean }) => {
    if (!node.computed) mere.add(node.key.start);
  };
  return new Visitor({
    MemberExpression: (node) => {
      const owner = nameOf(node.object);
      const member = node.computed ? '' : nameOf(node.property);
      if (!node.computed) mere.add(node.property.start);
      const what = `${owner}.${member}`;
      if (['Date.now', 'Math.random', 'process.env'].includes(what)) add(node, what);
    },
    Property: (node) => {
      if (!node.shorthand) key(node);
    },
    PropertyDefinition: key,
    MethodDefinition: key,
    TSPropertySignature: key,
    TSMethodSignature: key,
    NewExpression: (node) => {
      if (nameOf(node.callee) === 'Date')
        add(node, node.arguments.length === 0 ? 'new Date()' : 'new Date(…)');
    },
    CallExpression: (node) => {
      if (nameOf(node.callee) === 'Date') add(node, 'Date()');
    },
    Identifier: (node) => {
      if (GLOBALS.has(node.name) && !mere.has(node.start)) add(node, node.name);
    },
  });
}

/** What a TypeScript or JavaScript text imports, and what it uses without importing it. */
export function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  const found: Found[] = [];
  importVisitor(found).visit(program);
  useVisitor(found).visit(program);
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  const imports: Import[] = [];
  const uses: Use[] = [];
  for (const one of found) {
    const line = lineOf(one.at);
    if ('what' in one) uses.push({ what: one.what, line });
    else imports.push({ specifier: one.specifier, line, names: one.names });
  }
  return { path, imports, uses };
}

/** Reads and parses one file of the repository. */
export function readSource(root: string, path: string): Source {
  return parseSource(path, readFileSync(join(root, path), 'utf8'));
}
