export { attr } from './attr';
export { decodeOnce, decodeTextAttributes } from './decode-text-attributes';
export { escapeHtml, htmlText } from './html-text';
export { richTextValue } from './rich-text-value';
export type {
	AttributeSchema,
	AttributesOf,
	AttributesSchema,
	OptionalAttribute,
	QueriedItem,
	SetAttribute,
} from './types';
export { withoutBrackets, withoutEntities } from './without-entities';
