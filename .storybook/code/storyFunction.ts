import { types as t, traverse, type NodePath } from 'storybook/internal/babel';
import { createStoryArgsResolver, metaObjectPath, resolveRenderFunction, type CsfFile } from 'storybook/internal/csf-tools';

type Args = Readonly<Record<string, t.Node>>;
type Functional = t.ArrowFunctionExpression | t.FunctionExpression | t.FunctionDeclaration | t.ObjectMethod;

/**
 * A component that shows what a story shows, with the story's args written out. Undefined for stories that are made by a
 * helper, as matrices are.
 */
export function storyFunction(csf: CsfFile, name: string): t.FunctionDeclaration | undefined {
  const declaration = csf['_storyDeclarationPath'][name];
  if (!declaration?.isVariableDeclarator()) return undefined;
  const init = declaration.get('init');
  if (!init.isObjectExpression()) return undefined;
  const resolver = createStoryArgsResolver(csf);
  const { args } = resolver.resolve(name);
  const story = resolveRenderFunction(init, declaration, resolver.ctx);
  const found = story.kind === 'missing' ? resolveRenderFunction(metaObjectPath(csf), declaration, resolver.ctx) : story;
  if (found.kind === 'unresolved') return undefined;
  const body = found.kind === 'resolved' ? bodyWithArgs(found.path.node, args) : t.blockStatement([t.returnStatement(element(csf, args))]);
  return t.functionDeclaration(t.identifier(name), [], body);
}

/** The component of the stories with its args as attributes. */
function element(csf: CsfFile, { children, ...args }: Args): t.JSXElement {
  const component = csf.meta?.component ?? '';
  const tag = t.jsxIdentifier(component.replace(/<.*/, ''));
  const inside = children ? [child(children)] : [];
  return t.jsxElement(
    t.jsxOpeningElement(tag, Object.entries(args).map(attribute), !children),
    children ? t.jsxClosingElement(tag) : null,
    inside,
    !children,
  );
}

function attribute([name, value]: [name: string, value: t.Node]): t.JSXAttribute {
  const key = t.jsxIdentifier(name);
  if (t.isBooleanLiteral(value, { value: true })) return t.jsxAttribute(key);
  if (t.isStringLiteral(value) && !/["\\\n]/.test(value.value)) return t.jsxAttribute(key, t.stringLiteral(value.value));
  return t.jsxAttribute(key, t.jsxExpressionContainer(expression(value)));
}

function child(value: t.Node): t.JSXElement['children'][number] {
  if (t.isJSXElement(value) || t.isJSXFragment(value)) return value;
  if (t.isStringLiteral(value) && !/[{}<>]/.test(value.value)) return t.jsxText(value.value);
  return t.jsxExpressionContainer(expression(value));
}

/** A copy, since one arg may stand in several places. */
function expression(value: t.Node): t.Expression {
  const copy = t.cloneNode(value);
  if (!t.isExpression(copy)) throw new Error(`An arg is no expression but a ${value.type}.`);
  return copy;
}

/** The body of a `render` function, in which its parameter is replaced by the args. */
function bodyWithArgs(render: Functional, args: Args): t.BlockStatement {
  const { params, body } = t.cloneNode(render);
  const block = t.isBlockStatement(body) ? body : t.blockStatement([t.returnStatement(body)]);
  const [first] = params;
  const file = t.file(t.program([t.functionDeclaration(t.identifier('story'), first ? [first] : [], block)]));
  traverse(file, {
    FunctionDeclaration(path) {
      if (path.node.id?.name !== 'story') return;
      replaceParameter(path, args);
      path.skip();
    },
  });
  return block;
}

function replaceParameter(path: NodePath<t.FunctionDeclaration>, args: Args): void {
  const [parameter] = path.node.params;
  if (t.isIdentifier(parameter)) replaceUses(path, parameter.name, args);
  if (!t.isObjectPattern(parameter)) return;
  const named: Record<string, t.Node> = {};
  for (const property of parameter.properties) {
    if (t.isRestElement(property)) {
      const rest = Object.fromEntries(Object.entries(args).filter(([name]) => !(name in named)));
      if (t.isIdentifier(property.argument)) replaceUses(path, property.argument.name, rest);
    } else if (t.isIdentifier(property.key)) {
      const { name } = property.key;
      named[name] = args[name] ?? (t.isAssignmentPattern(property.value) ? property.value.right : t.identifier('undefined'));
      for (const use of path.scope.getBinding(name)?.referencePaths ?? []) use.replaceWith(expression(named[name]));
    }
  }
}

/** Writes out `{...args}` and `args.name`. */
function replaceUses(path: NodePath<t.FunctionDeclaration>, name: string, args: Args): void {
  for (const { parentPath } of path.scope.getBinding(name)?.referencePaths ?? []) {
    if (parentPath?.isJSXSpreadAttribute()) spread(parentPath, args);
    else if (parentPath?.isMemberExpression() && t.isIdentifier(parentPath.node.property)) {
      parentPath.replaceWith(expression(args[parentPath.node.property.name] ?? t.identifier('undefined')));
    }
  }
}

function spread(path: NodePath<t.JSXSpreadAttribute>, { children, ...args }: Args): void {
  const opening = path.parentPath;
  if (!opening.isJSXOpeningElement()) return;
  const stated = new Set(opening.node.attributes.map((each) => (t.isJSXAttribute(each) ? each.name.name : undefined)));
  const parent = opening.parentPath;
  if (children && parent.isJSXElement() && parent.node.children.length === 0) {
    parent.node.openingElement.selfClosing = false;
    parent.node.closingElement = t.jsxClosingElement(opening.node.name);
    parent.node.children = [child(children)];
  }
  path.replaceWithMultiple(
    Object.entries(args)
      .filter(([key]) => !stated.has(key))
      .map(attribute),
  );
}
