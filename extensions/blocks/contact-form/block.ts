import { defineBlockData } from '#shared/definitions';

/** A form with which visitors write to the site. */
export const block = defineBlockData( {
	slug: 'contact-form',
	title: 'Contact Form',
	description:
		'Let visitors write to you, sign up, answer an invitation or ask for an appointment.',
	category: 'grow',
	keywords: [
		'email',
		'feedback',
		'rsvp',
		'registration',
		'appointment',
		'newsletter',
	],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		color: { gradients: true, link: true },
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: false },
	},
	example: {
		innerBlocks: [
			{
				name: 'dovetail/field-name',
				attributes: { label: 'Name', required: true },
			},
			{
				name: 'dovetail/field-email',
				attributes: { label: 'Email', required: true },
			},
			{
				name: 'dovetail/field-textarea',
				attributes: { label: 'Message' },
			},
		],
		viewportWidth: 500,
	},
	servedBy: 'site',
	editHeight: 320,
	released: true,
} );
