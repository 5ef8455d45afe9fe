import { attr, type AttributesSchema } from '#shared/attributes';
import { defineBlock } from '#shared/definitions';

/** Stand-in for a block that belongs to another folder: it has these attributes and saves nothing. */
export const standIn = ( slug: string, attributes: AttributesSchema ) =>
	defineBlock( {
		slug,
		editHeight: 48,
		attributes,
		icon: async () => ( { icon: <svg /> } ),
		edit: async () => () => <span>{ `Stand-in: ${ slug }` }</span>,
		save: () => null,
	} );

/** Stand-in for the button inside a form, which belongs to another block. */
export const buttonStandIn = {
	...standIn( 'button', {
		element: attr.optionalOneOf( [ 'a', 'button', 'input' ] ),
		text: attr.string(),
		url: attr.string(),
	} ),
	edit: async () => () => <span>Button</span>,
};
