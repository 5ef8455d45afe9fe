import { defineEmbed } from '#shared/embed/editor';
import { __ } from '@wordpress/i18n';
import { attributes } from './attributes';
import { block } from './block';
import { googleCalendar as provider } from './provider';

export const googleCalendar = defineEmbed( {
	block,
	attributes,
	provider,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	editor: () =>
		import( /* webpackChunkName: "google-calendar/edit" */ './edit' ),
	// Authors with another calendar do not search for Google's. It is the same block.
	variations: [
		{
			name: 'any',
			title: __( 'Calendar of Events', 'dovetail-blocks' ),
			isActive: ( { ics }: { ics?: string } ) => !! ics,
		},
		// Found first for “ics”, a part of words that describe other blocks, because its title begins with it.
		{
			name: 'ics',
			title: __( 'ICS Calendar', 'dovetail-blocks' ),
		},
	],
} );
