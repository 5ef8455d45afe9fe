export { attr } from './attr';
export { decodeOnce } from './decode-once';
export { escapeHtml, htmlText } from './html-text';
export { readAttribute, readAttributes } from './read-attributes';
export { richTextHtml } from './rich-text-html';
export { richTextValue } from './rich-text-value';
export type { AttributeSchema, AttributesOf, AttributesSchema } from './types';
export { withoutBrackets, withoutEntities } from './without-entities';
