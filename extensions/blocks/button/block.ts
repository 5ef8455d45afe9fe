import { defineBlockData } from '#shared/definitions';

/**
 * The button that other blocks hold: forms, sign-ups, payments. It is in nobody's inserter.
 * Colors, gradient and radius are attributes of its own, so the supports of the same purpose are not declared.
 */
export const block = defineBlockData( {
	slug: 'button',
	title: 'Button',
	description: 'The button of a form or a payment.',
	category: 'design',
	keywords: [ 'link', 'submit' ],
	supports: {
		html: false,
		inserter: false,
		reusable: false,
		anchor: true,
		align: [ 'left', 'center', 'right' ],
		interactivity: { clientNavigation: true },
	},
	styles: [
		{ name: 'fill', label: 'Fill', isDefault: true },
		{ name: 'outline', label: 'Outline' },
	],
	example: { attributes: { text: 'Join my email list' } },
	coreStyles: [ 'wp-block-button' ],
	editHeight: 48,
	released: true,
} );
