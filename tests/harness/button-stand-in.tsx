import { attr } from '#shared/attributes';
import { defineBlock } from '#shared/definitions';

/** Stand-in for the button inside a form, which belongs to another block. */
export const buttonStandIn = defineBlock( {
	slug: 'button',
	editHeight: 48,
	attributes: {
		element: attr.optionalOneOf( [ 'a', 'button', 'input' ] ),
		text: attr.string(),
		url: attr.string(),
	},
	icon: async () => ( { icon: <svg /> } ),
	edit: async () => () => <span>Button</span>,
	save: () => null,
} );
