import { defineEmbed } from '#shared/embed/editor';
import { attributes } from './attributes';
import { block } from './block';
import { opentable as provider } from './provider';
import { restaurantsOf } from './rules/restaurants';
import { save } from './save';

export const opentable = defineEmbed( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	provider,
	edit: () =>
		import( /* webpackChunkName: "opentable/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
	label: ( kept ) =>
		restaurantsOf( kept )
			.flatMap( ( { name } ) => name || [] )
			.join( ', ' ) || undefined,
} );
