import { KINDS, fieldName } from '../fields/kinds';

/** What can stand in a form: fields, its button, and what explains them. No form stands in a form. */
export const ALLOWED_BLOCKS: readonly string[] = [
	...KINDS.map( fieldName ),
	'dovetail/button',
	'dovetail/markdown',
	'core/paragraph',
	'core/heading',
	'core/list',
	'core/image',
	'core/separator',
	'core/spacer',
	'core/columns',
	'core/group',
	'core/details',
	'core/table',
	'core/html',
	'core/shortcode',
];
