export { attr } from './attr';
export { cutText } from './cut-text';
export { decodeOnce } from './decode-once';
export { escapeHtml, escapeAngleBrackets } from './escape-html';
export { readAttribute, readAttributes } from './read-attributes';
export { escapeRichText } from './escape-rich-text';
export { toRichTextValue } from './to-rich-text-value';
export type { AttributeSchema, AttributesOf, AttributesSchema } from './types';
export { replaceAngleBrackets, toPlainText } from './to-plain-text';
