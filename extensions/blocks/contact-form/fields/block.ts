import type { BlockData, BlockMetadata } from '#shared/definitions';
import { consentAttributes, fieldAttributes } from './attributes';
import { KINDS, fieldSlug, type Kind } from './kinds';

/** What the inserter says about each kind, and the attributes of its preview. */
const INSERTER: Readonly<
	Record<
		Kind,
		Pick< BlockMetadata, 'title' | 'description' | 'keywords' > & {
			example: object;
		}
	>
> = {
	checkbox: {
		title: 'Checkbox Field',
		description: 'Ask a question that is answered by ticking a box.',
		keywords: [ 'tick', 'yes', 'agree' ],
		example: { label: 'I would like a receipt' },
	},
	'checkbox-multiple': {
		title: 'Checkboxes Field',
		description: 'Let visitors choose several of your options.',
		keywords: [ 'multiple choice', 'options', 'several' ],
		example: {
			label: 'Which days suit you?',
			options: [ 'Saturday', 'Sunday', 'Monday &amp; Tuesday' ],
		},
	},
	consent: {
		title: 'Consent Field',
		description: 'Ask for permission to send emails.',
		keywords: [ 'privacy', 'terms', 'newsletter', 'gdpr' ],
		example: {
			consentType: 'explicit',
			explicitConsentMessage: 'Send me news of the bakery once a month.',
		},
	},
	date: {
		title: 'Date Field',
		description: 'Ask for a day.',
		keywords: [ 'calendar', 'day', 'when' ],
		example: { label: 'When will you come?' },
	},
	email: {
		title: 'Email Field',
		description: 'Ask for an email address to answer to.',
		keywords: [ 'mail', 'address', 'reply' ],
		example: {
			label: 'Your email address',
			placeholder: 'ada@example.org',
		},
	},
	name: {
		title: 'Name Field',
		description: 'Ask visitors for their name.',
		keywords: [ 'person', 'author' ],
		example: { label: 'Your name' },
	},
	radio: {
		title: 'Radio Buttons Field',
		description: 'Let visitors choose one of your options.',
		keywords: [ 'single choice', 'options', 'one' ],
		example: {
			label: 'How shall we answer?',
			options: [ 'By email', 'By phone' ],
		},
	},
	select: {
		title: 'Dropdown Field',
		description: 'Let visitors choose one of many options.',
		keywords: [ 'select', 'menu', 'options' ],
		example: {
			label: 'Size',
			options: [ 'Small', 'Medium', 'Large &amp; wide' ],
		},
	},
	telephone: {
		title: 'Phone Number Field',
		description: 'Ask for a phone number.',
		keywords: [ 'telephone', 'mobile', 'call' ],
		example: {
			label: 'Where can we call you?',
			placeholder: '+44 7700 900123',
		},
	},
	text: {
		title: 'Text Field',
		description: 'Ask for a short text.',
		keywords: [ 'input', 'line' ],
		example: {
			label: 'What is it about?',
			placeholder: 'Fish & chips',
		},
	},
	textarea: {
		title: 'Message Field',
		description: 'Ask for a longer text.',
		keywords: [ 'textarea', 'multiline', 'comment' ],
		example: {
			label: 'Tell us more',
			placeholder: 'Allergies, songs, wishes',
		},
	},
	url: {
		title: 'Website Field',
		description: 'Ask for the address of a website.',
		keywords: [ 'url', 'link', 'address' ],
		example: {
			label: 'Your website',
			placeholder: 'https://example.org/',
		},
	},
};

/** Block of a kind, allowed anywhere inside a form. */
export function blockOf( kind: Kind ) {
	return {
		slug: fieldSlug( kind ),
		follows: 'contact-form',
		editHeight: 72,
		attributes: kind === 'consent' ? consentAttributes : fieldAttributes,
	} satisfies BlockData & { attributes: unknown };
}

/** The CSS ID of a field is an attribute of its own, so the anchor support is not declared. */
const metadataOf = ( kind: Kind ): BlockMetadata => ( {
	...INSERTER[ kind ],
	category: 'grow',
	supports: {
		html: false,
		reusable: false,
		interactivity: { clientNavigation: true },
	},
	ancestor: [ 'dovetail/contact-form' ],
	example: { attributes: INSERTER[ kind ].example },
	released: true,
} );

export const blocks = /* @__PURE__ */ KINDS.map( ( kind ) => ( {
	...blockOf( kind ),
	...metadataOf( kind ),
} ) );
