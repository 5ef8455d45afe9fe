/** All that tells one kind of field from the others. */
type FieldKind = {
	/** How visitors answer: with text, one checkbox, or the author's options. */
	asks: 'line' | 'tick' | 'choice';
	/** Its HTML: `textarea`, `select`, or the `type` of its inputs. */
	control: string;
	/** Value of the `autocomplete` attribute. */
	autocomplete?: string;
	/** Whether it can have a placeholder. */
	hasPlaceholder: boolean;
	/** What it is called where its author wrote nothing; editor and page translate it, see `server-data.ts`. */
	label: string;
};

const TABLE = {
	checkbox: {
		asks: 'tick',
		control: 'checkbox',
		hasPlaceholder: false,
		label: 'Checkbox',
	},
	'checkbox-multiple': {
		asks: 'choice',
		control: 'checkbox',
		hasPlaceholder: false,
		label: 'Choose several options',
	},
	consent: {
		asks: 'tick',
		control: 'checkbox',
		hasPlaceholder: false,
		label: 'Consent',
	},
	date: {
		asks: 'line',
		control: 'date',
		hasPlaceholder: false,
		label: 'Date',
	},
	email: {
		asks: 'line',
		control: 'email',
		autocomplete: 'email',
		hasPlaceholder: true,
		label: 'Email',
	},
	name: {
		asks: 'line',
		control: 'text',
		autocomplete: 'name',
		hasPlaceholder: true,
		label: 'Name',
	},
	radio: {
		asks: 'choice',
		control: 'radio',
		hasPlaceholder: false,
		label: 'Choose one option',
	},
	select: {
		asks: 'choice',
		control: 'select',
		hasPlaceholder: true,
		label: 'Select one option',
	},
	telephone: {
		asks: 'line',
		control: 'tel',
		autocomplete: 'tel',
		hasPlaceholder: true,
		label: 'Phone number',
	},
	text: {
		asks: 'line',
		control: 'text',
		hasPlaceholder: true,
		label: 'Text',
	},
	textarea: {
		asks: 'line',
		control: 'textarea',
		hasPlaceholder: true,
		label: 'Message',
	},
	url: {
		asks: 'line',
		control: 'url',
		autocomplete: 'url',
		hasPlaceholder: true,
		label: 'Website',
	},
} as const satisfies Readonly< Record< string, FieldKind > >;

export type Kind = keyof typeof TABLE;

/** The kinds of fields by name; the slug of each one's block begins with `field-`. */
export const FIELD_KINDS: Readonly< Record< Kind, FieldKind > > = TABLE;

/** Their names, alphabetical. */
export const KINDS = Object.keys( TABLE ) as readonly Kind[];

/** The slug of the block of a kind. */
export const fieldSlug = < K extends Kind >( kind: K ) =>
	`field-${ kind }` as const;

/** The name of the block of a kind. */
export function fieldName( kind: Kind ): string {
	return `dovetail/${ fieldSlug( kind ) }`;
}
