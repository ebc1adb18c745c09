import { parse, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';

interface PageElement {
  attributes: Record<string, string>;
  text: string;
}

/** Finds elements of a page as a browser would read it: by tag and attributes, in their order. */
export function readPage(html: string) {
  const elements = elementsOf(parse(html));
  return (tag: string, attributes: Record<string, string> = {}): PageElement[] =>
    elements
      .filter(({ tagName }) => tagName === tag)
      .map((element) => ({ attributes: attributesOf(element), text: textOf(element) }))
      .filter((element) =>
        Object.entries(attributes).every(([name, value]) => element.attributes[name] === value),
      );
}

function elementsOf(node: Tree.Node): Tree.Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return tree.isElementNode(node) ? [node, ...children] : children;
}

const attributesOf = ({ attrs }: Tree.Element) =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

function textOf(node: Tree.Node): string {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
