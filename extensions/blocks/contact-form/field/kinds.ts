/** The kinds of fields; the slug of each one's block begins with `field-`. */
export const KINDS = [
	'text',
	'name',
	'email',
	'url',
	'telephone',
	'date',
	'textarea',
	'checkbox',
	'checkbox-multiple',
	'radio',
	'select',
	'consent',
] as const;

export type Kind = ( typeof KINDS )[ number ];

/** The kinds with a list of options. */
export const CHOICES: readonly Kind[] = [
	'checkbox-multiple',
	'radio',
	'select',
];

/** The kinds that are one box to tick, with the label behind it. */
export const TICKS: readonly Kind[] = [ 'checkbox', 'consent' ];

/** The name of the block of a kind. */
export function fieldName( kind: Kind ): string {
	return `dovetail/field-${ kind }`;
}
