import { defineBlock, type BlockDefinition } from '#shared/definitions';
import { __ } from '@wordpress/i18n';
import type { fieldAttributes } from './attributes';
import { blockOf } from './block';
import { KINDS } from './kinds';
import { saveOf } from './save';
import { transformsOf } from './transforms';

/** The field blocks, one for each type. */
export const fields: readonly BlockDefinition[] = KINDS.map( ( kind ) =>
	defineBlock< typeof fieldAttributes >( {
		...blockOf( kind ),
		icon: () =>
			import( /* webpackChunkName: "icons" */ './icon' ).then(
				( { iconOf } ) => ( { icon: iconOf( kind ) } )
			),
		edit: () =>
			import( /* webpackChunkName: "contact-form/edit" */ './edit' ).then(
				( { Edit } ) => Edit
			),
		save: saveOf( kind ),
		transforms: transformsOf( kind ),
		variations: kind === 'consent' ? [ authorsLanguage() ] : undefined,
		label: ( { label } ) => label || undefined,
	} )
);

/** Returns the initial attributes of a new consent field, with the default label in the author's language. */
function authorsLanguage() {
	return {
		name: 'authors-language',
		isDefault: true,
		attributes: { label: __( 'Consent', 'dovetail-blocks' ) },
	};
}
