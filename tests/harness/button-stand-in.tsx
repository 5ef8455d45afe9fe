import { attr } from '#shared/attributes';
import { defineBlock } from '#shared/definitions';

/** In place of the button that a form holds: the real one is another block's business. */
export const buttonStandIn = defineBlock( {
	slug: 'button',
	title: 'Button',
	description: 'The button of a form.',
	category: 'design',
	supports: {},
	editHeight: 48,
	attributes: {
		element: attr.maybeOneOf( [ 'a', 'button', 'input' ] ),
		text: attr.string(),
		url: attr.string(),
	},
	icon: async () => ( { icon: <svg /> } ),
	edit: async () => () => <span>Button</span>,
	save: () => null,
} );
