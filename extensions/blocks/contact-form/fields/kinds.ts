import type { BlockMetadata } from '#shared/definitions';

type FieldKind = {
	/** Type of the answer: text, one checkbox, or a choice from the author's options. */
	asks: 'line' | 'tick' | 'choice';
	/** HTML control: `textarea`, `select`, or the `type` of the input. */
	control: string;
	autocomplete?: string;
	hasPlaceholder: boolean;
	/** Default label in English. The editor and the page translate it, see `server-data.ts`. */
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

/** The field types by name. The block slug of each starts with `field-`. */
export const FIELD_KINDS: Readonly< Record< Kind, FieldKind > > = TABLE;

/** Names of the field types, in alphabetical order. */
export const KINDS = Object.keys( TABLE ) as readonly Kind[];

/** Returns the block slug of a field type. */
export const fieldSlug = < K extends Kind >( kind: K ) =>
	`field-${ kind }` as const;

/** Returns the block name of a field type. */
export function fieldName( kind: Kind ): string {
	return `dovetail/${ fieldSlug( kind ) }`;
}

/** Properties that only block.json and PHP use. The editor does not import `SERVER_KINDS`, to keep its script small. */
type ServerKind = Pick< BlockMetadata, 'title' | 'description' > & {
	keywords: readonly string[];
	example: Readonly< Record< string, unknown > >;
	/** Error text for a missing required answer. The page translates the text. */
	missing: string;
	/** Error text for an invalid answer. The page translates the text. */
	wrong: string;
	/**
	 * `format` is the PHP format of dates or times in browsers, entries and exports. `option` is the WordPress option
	 * with the display format.
	 */
	moment?: { format: string; option: 'date_format' | 'time_format' };
};

const FILL_IN = 'Please fill in this field.';
const UNREADABLE = 'This answer can’t be read. Enter it again.';
const CHOOSE_ONE = 'Please choose one of the options.';
const CHOOSE_SOME = 'Please choose at least one of the options.';
const CHECK_BOX = 'Check this box to continue.';

/** Data of the field types for the server: inserter settings, validation rules and display formats. */
export const SERVER_KINDS: Readonly< Record< Kind, ServerKind > > = {
	checkbox: {
		title: 'Checkbox Field',
		description: 'Ask a question that is answered by ticking a box.',
		keywords: [ 'tick', 'yes', 'agree' ],
		example: { label: 'I would like a receipt' },
		missing: CHECK_BOX,
		wrong: UNREADABLE,
	},
	'checkbox-multiple': {
		title: 'Checkboxes Field',
		description: 'Let visitors choose several of your options.',
		keywords: [ 'multiple choice', 'options', 'several' ],
		example: {
			label: 'Which days suit you?',
			options: [ 'Saturday', 'Sunday', 'Monday &amp; Tuesday' ],
		},
		missing: CHOOSE_SOME,
		wrong: CHOOSE_SOME,
	},
	consent: {
		title: 'Consent Field',
		description: 'Ask for permission to send emails.',
		keywords: [ 'privacy', 'terms', 'newsletter', 'gdpr' ],
		example: {
			consentType: 'explicit',
			explicitConsentMessage: 'Send me news of the bakery once a month.',
		},
		missing: CHECK_BOX,
		wrong: UNREADABLE,
	},
	date: {
		title: 'Date Field',
		description: 'Ask for a day.',
		keywords: [ 'calendar', 'day', 'when' ],
		example: { label: 'When will you come?' },
		missing: 'Please choose a date.',
		wrong: 'Please enter a date such as 2026-11-30: year, month and day.',
		moment: { format: 'Y-m-d', option: 'date_format' },
	},
	email: {
		title: 'Email Field',
		description: 'Ask for an email address to answer to.',
		keywords: [ 'mail', 'address', 'reply' ],
		example: {
			label: 'Your email address',
			placeholder: 'ada@example.org',
		},
		missing: FILL_IN,
		wrong: 'Please enter an email address such as name@example.com.',
	},
	name: {
		title: 'Name Field',
		description: 'Ask visitors for their name.',
		keywords: [ 'person', 'author' ],
		example: { label: 'Your name' },
		missing: FILL_IN,
		wrong: UNREADABLE,
	},
	radio: {
		title: 'Radio Buttons Field',
		description: 'Let visitors choose one of your options.',
		keywords: [ 'single choice', 'options', 'one' ],
		example: {
			label: 'How shall we answer?',
			options: [ 'By email', 'By phone' ],
		},
		missing: CHOOSE_ONE,
		wrong: CHOOSE_ONE,
	},
	select: {
		title: 'Dropdown Field',
		description: 'Let visitors choose one of many options.',
		keywords: [ 'select', 'menu', 'options' ],
		example: {
			label: 'Size',
			options: [ 'Small', 'Medium', 'Large &amp; wide' ],
		},
		missing: CHOOSE_ONE,
		wrong: CHOOSE_ONE,
	},
	telephone: {
		title: 'Phone Number Field',
		description: 'Ask for a phone number.',
		keywords: [ 'telephone', 'mobile', 'call' ],
		example: {
			label: 'Where can we call you?',
			placeholder: '+44 7700 900123',
		},
		missing: FILL_IN,
		wrong: 'Please enter a phone number such as +1 555 010 9999.',
	},
	text: {
		title: 'Text Field',
		description: 'Ask for a short text.',
		keywords: [ 'input', 'line' ],
		example: {
			label: 'What is it about?',
			placeholder: 'Fish & chips',
		},
		missing: FILL_IN,
		wrong: UNREADABLE,
	},
	textarea: {
		title: 'Message Field',
		description: 'Ask for a longer text.',
		keywords: [ 'textarea', 'multiline', 'comment' ],
		example: {
			label: 'Tell us more',
			placeholder: 'Allergies, songs, wishes',
		},
		missing: FILL_IN,
		wrong: UNREADABLE,
	},
	url: {
		title: 'Website Field',
		description: 'Ask for the address of a website.',
		keywords: [ 'url', 'link', 'address' ],
		example: {
			label: 'Your website',
			placeholder: 'https://example.org/',
		},
		missing: FILL_IN,
		wrong: 'Please enter a web address such as https://example.com.',
	},
};
