import { KINDS, fieldName } from '../fields/kinds';

/** Blocks allowed in a form: fields, the button, and explanatory content. Forms cannot be nested. */
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

/** Fields that the inserter suggests first. */
export const SUGGESTED_BLOCKS: readonly string[] = (
	[ 'text', 'textarea', 'email', 'telephone', 'select', 'checkbox' ] as const
 ).map( fieldName );
