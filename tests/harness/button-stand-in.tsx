import { attr, type AttributesSchema } from '#shared/attributes';
import { defineBlock } from '#shared/definitions';

/** Returns a fake block with the given attributes, to replace one from another folder. It saves nothing. */
export const standIn = ( slug: string, attributes: AttributesSchema ) =>
	defineBlock( {
		slug,
		editHeight: 48,
		attributes,
		icon: async () => ( { icon: <svg /> } ),
		edit: async () => ( {
			Edit: () => <span>{ `Stand-in: ${ slug }` }</span>,
		} ),
		save: () => null,
	} );

/** A fake button block for forms. The real block belongs to another folder. */
export const buttonStandIn = {
	...standIn( 'button', {
		element: attr.optionalOneOf( [ 'a', 'button', 'input' ] ),
		text: attr.string(),
		url: attr.string(),
	} ),
	edit: async () => ( { Edit: () => <span>Button</span> } ),
};
