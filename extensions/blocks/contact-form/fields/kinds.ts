import { forBlockJson, type BlockData } from '#shared/definitions';

/** All that tells one kind of field from the others. */
type FieldKind = Pick< BlockData, 'title' | 'description' > & {
	keywords: readonly string[];
	/** Attributes of the inserter preview. */
	example: Readonly< Record< string, unknown > >;
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
		...forBlockJson( {
			title: 'Checkbox Field',
			description: 'Ask a question that is answered by ticking a box.',
			keywords: [ 'tick', 'yes', 'agree' ],
			example: { label: 'I would like a receipt' },
		} ),
		asks: 'tick',
		control: 'checkbox',
		hasPlaceholder: false,
		label: 'Checkbox',
	},
	'checkbox-multiple': {
		...forBlockJson( {
			title: 'Checkboxes Field',
			description: 'Let visitors choose several of your options.',
			keywords: [ 'multiple choice', 'options', 'several' ],
			example: {
				label: 'Which days suit you?',
				options: [ 'Saturday', 'Sunday', 'Monday &amp; Tuesday' ],
			},
		} ),
		asks: 'choice',
		control: 'checkbox',
		hasPlaceholder: false,
		label: 'Choose several options',
	},
	consent: {
		...forBlockJson( {
			title: 'Consent Field',
			description: 'Ask for permission to send emails.',
			keywords: [ 'privacy', 'terms', 'newsletter', 'gdpr' ],
			example: {
				consentType: 'explicit',
				explicitConsentMessage:
					'Send me news of the bakery once a month.',
			},
		} ),
		asks: 'tick',
		control: 'checkbox',
		hasPlaceholder: false,
		label: 'Consent',
	},
	date: {
		...forBlockJson( {
			title: 'Date Field',
			description: 'Ask for a day.',
			keywords: [ 'calendar', 'day', 'when' ],
			example: { label: 'When will you come?' },
		} ),
		asks: 'line',
		control: 'date',
		hasPlaceholder: false,
		label: 'Date',
	},
	email: {
		...forBlockJson( {
			title: 'Email Field',
			description: 'Ask for an email address to answer to.',
			keywords: [ 'mail', 'address', 'reply' ],
			example: {
				label: 'Your email address',
				placeholder: 'ada@example.org',
			},
		} ),
		asks: 'line',
		control: 'email',
		autocomplete: 'email',
		hasPlaceholder: true,
		label: 'Email',
	},
	name: {
		...forBlockJson( {
			title: 'Name Field',
			description: 'Ask visitors for their name.',
			keywords: [ 'person', 'author' ],
			example: { label: 'Your name' },
		} ),
		asks: 'line',
		control: 'text',
		autocomplete: 'name',
		hasPlaceholder: true,
		label: 'Name',
	},
	radio: {
		...forBlockJson( {
			title: 'Radio Buttons Field',
			description: 'Let visitors choose one of your options.',
			keywords: [ 'single choice', 'options', 'one' ],
			example: {
				label: 'How shall we answer?',
				options: [ 'By email', 'By phone' ],
			},
		} ),
		asks: 'choice',
		control: 'radio',
		hasPlaceholder: false,
		label: 'Choose one option',
	},
	select: {
		...forBlockJson( {
			title: 'Dropdown Field',
			description: 'Let visitors choose one of many options.',
			keywords: [ 'select', 'menu', 'options' ],
			example: {
				label: 'Size',
				options: [ 'Small', 'Medium', 'Large &amp; wide' ],
			},
		} ),
		asks: 'choice',
		control: 'select',
		hasPlaceholder: true,
		label: 'Select one option',
	},
	telephone: {
		...forBlockJson( {
			title: 'Phone Number Field',
			description: 'Ask for a phone number.',
			keywords: [ 'telephone', 'mobile', 'call' ],
			example: {
				label: 'Where can we call you?',
				placeholder: '+44 7700 900123',
			},
		} ),
		asks: 'line',
		control: 'tel',
		autocomplete: 'tel',
		hasPlaceholder: true,
		label: 'Phone number',
	},
	text: {
		...forBlockJson( {
			title: 'Text Field',
			description: 'Ask for a short text.',
			keywords: [ 'input', 'line' ],
			example: {
				label: 'What is it about?',
				placeholder: 'Fish & chips',
			},
		} ),
		asks: 'line',
		control: 'text',
		hasPlaceholder: true,
		label: 'Text',
	},
	textarea: {
		...forBlockJson( {
			title: 'Message Field',
			description: 'Ask for a longer text.',
			keywords: [ 'textarea', 'multiline', 'comment' ],
			example: {
				label: 'Tell us more',
				placeholder: 'Allergies, songs, wishes',
			},
		} ),
		asks: 'line',
		control: 'textarea',
		hasPlaceholder: true,
		label: 'Message',
	},
	url: {
		...forBlockJson( {
			title: 'Website Field',
			description: 'Ask for the address of a website.',
			keywords: [ 'url', 'link', 'address' ],
			example: {
				label: 'Your website',
				placeholder: 'https://example.org/',
			},
		} ),
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
