export { attr } from './attr';
export { decodeOnce, decodeTextAttributes } from './decode-text-attributes';
export type {
	AttributeSchema,
	AttributesOf,
	AttributesSchema,
	OptionalAttribute,
	QueriedItem,
	SetAttribute,
} from './types';
export { withoutEntities } from './without-entities';
