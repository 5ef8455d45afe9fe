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
	// Variations offer the same block under names that users of other calendars search for.
	variations: [
		{
			name: 'any',
			title: __( 'Calendar of Events', 'dovetail-blocks' ),
			isActive: ( { ics }: { ics?: string } ) => !! ics,
		},
		// Start the title with “ICS”, so that a search lists this variation before blocks with words such as “pics”.
		{
			name: 'ics',
			title: __( 'ICS Calendar', 'dovetail-blocks' ),
		},
	],
} );
