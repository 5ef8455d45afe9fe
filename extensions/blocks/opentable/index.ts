import { defineEmbed } from '#shared/embed/editor';
import { attributes } from './attributes';
import { block } from './block';
import { opentable as provider } from './provider';
import { restaurantsOf } from './rules/reservation';
import { save } from './save';

export const opentable = defineEmbed( {
	block,
	attributes,
	provider,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	editor: () => import( /* webpackChunkName: "opentable/edit" */ './edit' ),
	save,
	label: ( kept ) =>
		restaurantsOf( kept )
			.flatMap( ( { name } ) => name || [] )
			.join( ', ' ) || undefined,
} );
