import { defineEmbed } from '#shared/embed/editor';
import { attributes } from './attributes';
import { block } from './block';
import { googleCalendar as provider } from './provider';
import { save } from './save';

export const googleCalendar = defineEmbed( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	provider,
	edit: () =>
		import( /* webpackChunkName: "google-calendar/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
} );
